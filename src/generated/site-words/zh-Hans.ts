/* Generated from src/locales by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import agentArea from '../../locales/zh-Hans/agent-area.json' with { type: 'json' };
import agentCenter from '../../locales/zh-Hans/agent-center.json' with { type: 'json' };
import agentContracts from '../../locales/zh-Hans/agent-contracts.json' with { type: 'json' };
import agentLinks from '../../locales/zh-Hans/agent-links.json' with { type: 'json' };
import agentReports from '../../locales/zh-Hans/agent-reports.json' with { type: 'json' };
import agentTeam from '../../locales/zh-Hans/agent-team.json' with { type: 'json' };
import announcements from '../../locales/zh-Hans/announcements.json' with { type: 'json' };
import applications from '../../locales/zh-Hans/applications.json' with { type: 'json' };
import bonuses from '../../locales/zh-Hans/bonuses.json' with { type: 'json' };
import common from '../../locales/zh-Hans/common.json' with { type: 'json' };
import forms from '../../locales/zh-Hans/forms.json' with { type: 'json' };
import frame from '../../locales/zh-Hans/frame.json' with { type: 'json' };
import help from '../../locales/zh-Hans/help.json' with { type: 'json' };
import home from '../../locales/zh-Hans/home.json' with { type: 'json' };
import inbox from '../../locales/zh-Hans/inbox.json' with { type: 'json' };
import install from '../../locales/zh-Hans/install.json' with { type: 'json' };
import lobby from '../../locales/zh-Hans/lobby.json' with { type: 'json' };
import lottery from '../../locales/zh-Hans/lottery.json' with { type: 'json' };
import mall from '../../locales/zh-Hans/mall.json' with { type: 'json' };
import memberCenter from '../../locales/zh-Hans/member-center.json' with { type: 'json' };
import missions from '../../locales/zh-Hans/missions.json' with { type: 'json' };
import money from '../../locales/zh-Hans/money.json' with { type: 'json' };
import points from '../../locales/zh-Hans/points.json' with { type: 'json' };
import protection from '../../locales/zh-Hans/protection.json' with { type: 'json' };
import raffles from '../../locales/zh-Hans/raffles.json' with { type: 'json' };
import rankGifts from '../../locales/zh-Hans/rank-gifts.json' with { type: 'json' };
import ranks from '../../locales/zh-Hans/ranks.json' with { type: 'json' };
import records from '../../locales/zh-Hans/records.json' with { type: 'json' };
import redEnvelopes from '../../locales/zh-Hans/red-envelopes.json' with { type: 'json' };
import referral from '../../locales/zh-Hans/referral.json' with { type: 'json' };
import refusals from '../../locales/zh-Hans/refusals.json' with { type: 'json' };
import security from '../../locales/zh-Hans/security.json' with { type: 'json' };
import signIn from '../../locales/zh-Hans/sign-in.json' with { type: 'json' };

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
