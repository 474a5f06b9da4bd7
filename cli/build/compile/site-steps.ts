/** The parts of a compile of the site, in their order: one process for each. */
export const SITE_STEPS = ['client', 'server', 'finish'] as const;

/** The same of a compile with own code. */
export const OWN_STEPS = ['client', 'server', 'games', 'finish'] as const;
