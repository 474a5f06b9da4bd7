/* Generated from src/locales by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import agentArea from '../../locales/my/agent-area.json' with { type: 'json' };
import agentCenter from '../../locales/my/agent-center.json' with { type: 'json' };
import agentContracts from '../../locales/my/agent-contracts.json' with { type: 'json' };
import agentLinks from '../../locales/my/agent-links.json' with { type: 'json' };
import agentReports from '../../locales/my/agent-reports.json' with { type: 'json' };
import agentTeam from '../../locales/my/agent-team.json' with { type: 'json' };
import announcements from '../../locales/my/announcements.json' with { type: 'json' };
import applications from '../../locales/my/applications.json' with { type: 'json' };
import bonuses from '../../locales/my/bonuses.json' with { type: 'json' };
import common from '../../locales/my/common.json' with { type: 'json' };
import forms from '../../locales/my/forms.json' with { type: 'json' };
import frame from '../../locales/my/frame.json' with { type: 'json' };
import help from '../../locales/my/help.json' with { type: 'json' };
import home from '../../locales/my/home.json' with { type: 'json' };
import inbox from '../../locales/my/inbox.json' with { type: 'json' };
import install from '../../locales/my/install.json' with { type: 'json' };
import lobby from '../../locales/my/lobby.json' with { type: 'json' };
import lottery from '../../locales/my/lottery.json' with { type: 'json' };
import mall from '../../locales/my/mall.json' with { type: 'json' };
import memberCenter from '../../locales/my/member-center.json' with { type: 'json' };
import missions from '../../locales/my/missions.json' with { type: 'json' };
import money from '../../locales/my/money.json' with { type: 'json' };
import points from '../../locales/my/points.json' with { type: 'json' };
import protection from '../../locales/my/protection.json' with { type: 'json' };
import raffles from '../../locales/my/raffles.json' with { type: 'json' };
import rankGifts from '../../locales/my/rank-gifts.json' with { type: 'json' };
import ranks from '../../locales/my/ranks.json' with { type: 'json' };
import records from '../../locales/my/records.json' with { type: 'json' };
import redEnvelopes from '../../locales/my/red-envelopes.json' with { type: 'json' };
import referral from '../../locales/my/referral.json' with { type: 'json' };
import refusals from '../../locales/my/refusals.json' with { type: 'json' };
import security from '../../locales/my/security.json' with { type: 'json' };
import signIn from '../../locales/my/sign-in.json' with { type: 'json' };

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
