import type { RebatePart } from '#api/bonuses.ts';

/** A boost of a day's rebate. */
export interface BoostPart {
  title: string | null;
  percent: number;
  amountMinor: number;
}

/** Rates hold at most three decimals. */
const thousandths = (percent: number): number => Math.round(percent * 1000);

/**
 * A rebate by what it comes from: what the brand gives everybody, what the rank adds, and what boosts add. The amounts come to
 * what is paid: the rank's is what is left of it when the brand's own rate is taken.
 *
 * @param percent of the rank and the brand together; above 0
 * @param added of it by the rank
 */
export const rebateParts = (
  { percent, added, amountMinor }: { percent: number; added: number; amountMinor: number },
  boosts: readonly BoostPart[] = [],
): RebatePart[] => {
  const [own, all] = [thousandths(percent) - thousandths(added), thousandths(percent)];
  // A share of what was paid: what was carried over from days before is within it.
  const ownMinor = Number((BigInt(amountMinor) * BigInt(own)) / BigInt(all));
  return [
    { source: 'brand', title: null, percent: own / 1000, rebateMinor: ownMinor },
    ...(added > 0
      ? [
          {
            source: 'rank' as const,
            title: null,
            percent: added,
            rebateMinor: amountMinor - ownMinor,
          },
        ]
      : []),
    ...boosts.map((boost) => ({
      source: 'boost' as const,
      title: boost.title,
      percent: boost.percent,
      rebateMinor: boost.amountMinor,
    })),
  ];
};
