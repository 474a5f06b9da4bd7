/** Run many times a minute by those who have many brands. Other verbs are slower with a bundle than without: what it holds is made for these. */
export const BUNDLED: ReadonlySet<string | undefined> = new Set(['build', 'check']);
