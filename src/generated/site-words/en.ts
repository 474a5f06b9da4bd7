/* Generated from src/locales by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import agentArea from '../../locales/en/agent-area.json' with { type: 'json' };
import agentCenter from '../../locales/en/agent-center.json' with { type: 'json' };
import agentContracts from '../../locales/en/agent-contracts.json' with { type: 'json' };
import agentLinks from '../../locales/en/agent-links.json' with { type: 'json' };
import agentReports from '../../locales/en/agent-reports.json' with { type: 'json' };
import agentTeam from '../../locales/en/agent-team.json' with { type: 'json' };
import announcements from '../../locales/en/announcements.json' with { type: 'json' };
import applications from '../../locales/en/applications.json' with { type: 'json' };
import bonuses from '../../locales/en/bonuses.json' with { type: 'json' };
import common from '../../locales/en/common.json' with { type: 'json' };
import forms from '../../locales/en/forms.json' with { type: 'json' };
import frame from '../../locales/en/frame.json' with { type: 'json' };
import help from '../../locales/en/help.json' with { type: 'json' };
import home from '../../locales/en/home.json' with { type: 'json' };
import inbox from '../../locales/en/inbox.json' with { type: 'json' };
import install from '../../locales/en/install.json' with { type: 'json' };
import lobby from '../../locales/en/lobby.json' with { type: 'json' };
import lottery from '../../locales/en/lottery.json' with { type: 'json' };
import mall from '../../locales/en/mall.json' with { type: 'json' };
import memberCenter from '../../locales/en/member-center.json' with { type: 'json' };
import missions from '../../locales/en/missions.json' with { type: 'json' };
import money from '../../locales/en/money.json' with { type: 'json' };
import points from '../../locales/en/points.json' with { type: 'json' };
import protection from '../../locales/en/protection.json' with { type: 'json' };
import raffles from '../../locales/en/raffles.json' with { type: 'json' };
import rankGifts from '../../locales/en/rank-gifts.json' with { type: 'json' };
import ranks from '../../locales/en/ranks.json' with { type: 'json' };
import records from '../../locales/en/records.json' with { type: 'json' };
import redEnvelopes from '../../locales/en/red-envelopes.json' with { type: 'json' };
import referral from '../../locales/en/referral.json' with { type: 'json' };
import refusals from '../../locales/en/refusals.json' with { type: 'json' };
import security from '../../locales/en/security.json' with { type: 'json' };
import signIn from '../../locales/en/sign-in.json' with { type: 'json' };

export default {
  ...agentArea,
  ...agentCenter,
  ...agentContracts,
  ...agentLinks,
  ...agentReports,
  ...agentTeam,
  ...announcements,
  ...applications,
  ...bonuses,
  ...common,
  ...forms,
  ...frame,
  ...help,
  ...home,
  ...inbox,
  ...install,
  ...lobby,
  ...lottery,
  ...mall,
  ...memberCenter,
  ...missions,
  ...money,
  ...points,
  ...protection,
  ...raffles,
  ...rankGifts,
  ...ranks,
  ...records,
  ...redEnvelopes,
  ...referral,
  ...refusals,
  ...security,
  ...signIn,
};
