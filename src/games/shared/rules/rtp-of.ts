/** A return in percent with two decimals, as models state it: 0.97298 is 97.3. */
export const rtpOf = (share: number): number => Math.round(share * 10_000) / 100;
