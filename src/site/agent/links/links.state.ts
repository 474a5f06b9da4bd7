import { agentLinkFigures } from '#api/agent-link-figures.ts';
import { agentDomains, type AgentLink, agentLinks, openedAccounts } from '#api/agent-links.ts';
import { agentPostback, postbackLog } from '#api/agent-postbacks.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';

import { memberQuery } from '../../remote/member-query.ts';

/** One page of the agent's links, and the own code. */
export const linksQuery = memberQuery(agentLinks);

/** What came by a link, counted apart. */
export const linkFiguresQuery = memberQuery(agentLinkFigures);

/** Host names of the brand. */
export const domainsQuery = memberQuery(agentDomains);

/** One page of accounts that were opened by hand. */
export const openedQuery = memberQuery(openedAccounts);

/** The agent's own server. */
export const postbackQuery = memberQuery(agentPostback);

/** What was sent to it. */
export const postbackLogQuery = memberQuery(postbackLog);

/** How a link's state looks. */
export const linkTones: Record<AgentLink['state'], StatusTone> = {
  open: 'success',
  expired: 'neutral',
  closed: 'neutral',
};

/** The address that somebody registers at: on the site that the agent is on, or on a host name of the agent's own. */
export const addressOf = ({ code, domain, url }: AgentLink, origin: string): string => {
  if (domain !== null) return url;
  const address = new URL('/register', origin);
  address.searchParams.set('affiliateCode', code);
  return address.href;
};
