import { Skeleton } from '#components/Skeleton/Skeleton.tsx';

import { PromotionPart } from '../../announcements/PromotionPart.tsx';
import { useIsHydrated } from '../../hydration/use-is-hydrated.ts';

/** A raffle's panel, which no prerendered page holds: what stands in it changes. */
export const LateRaffle = ({ id }: { id: string }) =>
  useIsHydrated() ? (
    <PromotionPart name="raffle" given={{ id }} instead={<Skeleton lines={3} />} />
  ) : (
    <Skeleton lines={3} />
  );
