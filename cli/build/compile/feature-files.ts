/** The lists of optional parts, from the root: only these files may import the parts in them. */
export const FEATURE_FILES = [
  'src/site/agent-features.generated.ts',
  'src/site/features.generated.ts',
  'src/site/game-features.generated.ts',
  'src/site/member-features.generated.ts',
  'src/site/overall-features.generated.ts',
  'src/site/promotion-features.generated.ts',
] as const;
