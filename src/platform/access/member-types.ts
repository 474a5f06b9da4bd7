/** The types of the agent list. */
export const isAgent = (type: number): boolean => [1, 2, 41, 42].includes(type);

/** Play money only, for a day. */
export const isTrial = (type: number): boolean => type === 4;
