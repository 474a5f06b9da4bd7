import type { Ratio } from '../rules/ratio.ts';

/** All places of the fraction, for a comparison with a mean. */
export const shareOf = ({ over, under }: Ratio): number => Number(over) / Number(under);
