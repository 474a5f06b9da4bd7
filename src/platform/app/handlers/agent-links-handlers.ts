import { makeAgentLinkHandler } from '../../money/contracts/make-link.ts';
import type * as agentIncomeApi from '#api/agent-income.ts';
import type * as agentLinksApi from '#api/agent-links.ts';
import type * as agentPostbacksApi from '#api/agent-postbacks.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { moveCommissionHandler } from '../../money/commission/move-commission.ts';
import { agentIncomeHandler } from '../../money/commission/read-income.ts';
import { agentLinkFiguresHandler } from '../../people/agents/links/link-figures.ts';
import {
  agentLinksHandler,
  closeAgentLinkHandler,
} from '../../people/agents/links/manage-links.ts';
import {
  openAccountHandler,
  renewAccountSecretHandler,
} from '../../people/agents/links/open-account.ts';
import { openedAccountsHandler } from '../../people/agents/links/opened-accounts.ts';
import { agentDomainsHandler, askForDomainHandler } from '../../people/agents/links/own-domains.ts';
import {
  agentPostbackHandler,
  postbackLogHandler,
  renewPostbackSecretHandler,
  setAgentPostbackHandler,
  testPostbackHandler,
} from '../../people/agents/links/postbacks.ts';

const links: HandlersOf<typeof agentLinksApi> = {
  agentLinks: agentLinksHandler,
  makeAgentLink: makeAgentLinkHandler,
  closeAgentLink: closeAgentLinkHandler,
  agentLinkFigures: agentLinkFiguresHandler,
  agentDomains: agentDomainsHandler,
  askForDomain: askForDomainHandler,
  openedAccounts: openedAccountsHandler,
  openAccount: openAccountHandler,
  renewAccountSecret: renewAccountSecretHandler,
};

const postbacks: HandlersOf<typeof agentPostbacksApi> = {
  agentPostback: agentPostbackHandler,
  setAgentPostback: setAgentPostbackHandler,
  renewPostbackSecret: renewPostbackSecretHandler,
  testPostback: testPostbackHandler,
  postbackLog: postbackLogHandler,
};

const income: HandlersOf<typeof agentIncomeApi> = {
  agentIncome: agentIncomeHandler,
  moveCommission: moveCommissionHandler,
};

/** The links of agents, host names of their own, and accounts that they open by hand, and what they earn. */
export const agentLinksHandlers = { ...links, ...postbacks, ...income };
