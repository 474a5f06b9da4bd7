import type { RefusalRule } from './refusal-rule.ts';

/** Pages of a brand's own words. */
export const contentRefusals = {
  page_unknown: { status: 404, meaning: 'The brand has no such page.' },
} satisfies Record<string, RefusalRule>;
