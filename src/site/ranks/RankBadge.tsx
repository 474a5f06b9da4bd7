import { VipBadge } from '#components/VipBadge/VipBadge.tsx';

import type { MemberPartProps } from '../member-parts/MemberPart.tsx';
import { useOwnRank } from './use-own-rank.ts';

/** The emblem of a rank: the member's own, or that of another one, by its id. */
export const RankBadge = ({ of, isCompact = false, instead = null }: MemberPartProps) => {
  const own = useOwnRank();
  const steps = own?.steps ?? [];
  const at = steps.findIndex(({ id }) => id === (of ?? own?.rank));
  const step = steps[at];
  if (!step) return instead;
  return (
    <VipBadge
      name={step.name}
      level={at + 1}
      levels={steps.length}
      nameHidden={isCompact}
      size="sm"
    />
  );
};
