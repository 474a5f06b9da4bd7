import { sitePopup } from '../../pages/site-popup.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** A contract that waits for the agent's answer. */
export const popup = sitePopup({
  when: hasAgents,
  load: () => import('./ContractOfferPopup.tsx'),
});
