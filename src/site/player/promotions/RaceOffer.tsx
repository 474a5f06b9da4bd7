import { lazyPart } from '#components/PageLoader/lazy-part.ts';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useRaces } from '../../races/use-races.ts';

/** Apart from what all brands have: only those with races get its code. */
const RaceBoard = lazyPart(() => import('../../races/RaceBoard.tsx'), 'RaceBoard');

/** The races of a promotion: the one that runs, and the result of the last. */
export const RaceOffer = ({ id }: { id: string }) => {
  const { value, status } = useRaces();
  if (!value) return status === 'loading' ? <Skeleton shape="box" ratio="3 / 1" /> : null;
  return (
    <Stack gap="x4">
      {value.races
        .filter(({ promotionId }) => promotionId === id)
        .map((race) => (
          <RaceBoard key={race.id} race={race} short />
        ))}
    </Stack>
  );
};
