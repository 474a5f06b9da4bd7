import { sitePart } from '../../pages/site-part.ts';
import { hasAgents } from '../../settings/what-is-on.ts';

/** Opens the popup of a contract that waits for the agent's answer. */
export const part = sitePart({
  kind: 'member',
  name: 'contractWatch',
  when: hasAgents,
  load: () => import('./ContractWatch.tsx'),
});
