declare module 'virtual:livery/first-brand' {
  /** The code of the brand that is shown when nobody names one. */
  export const firstBrand: string;
  /** How many brands there are. */
  export const brandCount: number;
}

declare module 'virtual:livery/token-uses' {
  /** Token, or all of a group, `space.*` → file → lines. */
  export const tokenUses: Record<string, Record<string, number[]> | undefined>;
}

declare module 'virtual:livery/components' {
  /** `Button` → `Button/Button.tsx`, below `src/components`. */
  export const componentFiles: Record<string, string | undefined>;
}
