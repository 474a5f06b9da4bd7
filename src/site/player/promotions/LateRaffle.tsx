import { Suspense } from 'react';

import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';

/** For brands with a raffle alone: its panel, and what counts it again. */
const RafflePanel = lazyPart(() => import('./RafflePanel.tsx'), 'RafflePanel');

/** A raffle's panel, which no prerendered page holds: what stands in it changes. */
export const LateRaffle = ({ id }: { id: string }) =>
  useIsHydrated() ? (
    <Suspense fallback={<Skeleton lines={3} />}>
      <RafflePanel id={id} />
    </Suspense>
  ) : (
    <Skeleton lines={3} />
  );
