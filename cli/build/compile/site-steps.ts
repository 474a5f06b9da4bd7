/** The parts of a compile of the site, in their order: one process for each. */
export const SITE_STEPS = ['client', 'server', 'finish'] as const;
