/** The lists of optional parts, from the root: only these files may import the parts in them. */
export const FEATURE_FILES = [
  'src/site/features.ts',
  'src/site/game-features.ts',
  'src/site/member-features.generated.ts',
  'src/site/overall-features.ts',
] as const;
