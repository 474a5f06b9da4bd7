/** Prize modes of the specification (section 3): tables of odds, of which a brand has some. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

export type PrizeMode = (typeof prizeModes)[number];
