import { sitePart } from '../../pages/site-part.ts';
import { hasRaffles } from '../../settings/what-is-on.ts';

/** A raffle’s tickets, its draw, and what counts that again. */
export const part = sitePart({
  kind: 'promotion',
  name: 'raffle',
  when: hasRaffles,
  load: () => import('./RafflePanel.tsx'),
});
