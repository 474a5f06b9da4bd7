type Values = Record<string, unknown>;

/** Whether a value is an object with keys. */
export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value of a setting by its path: `layout.corner`, `theme.brand.primary`. */
export const settingOf = (root: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (isValues(value) ? value[key] : undefined), root);

/** Settings of a theme that are taken over one by one, and those that hold further ones. */
export const themeGroups = ['brand', 'fonts', 'type'] as const;
export const themeSingles = ['modes', 'defaultMode', 'glow', 'gradient', 'pattern'] as const;

/** The settings that a merchant's file or a base theme gives: `theme.brand.primary` … */
export const settingsIn = ({ theme, layout }: { theme: Values; layout: Values }): string[] => [
  ...themeSingles.filter((key) => theme[key] !== undefined).map((key) => `theme.${key}`),
  ...themeGroups.flatMap((group) => {
    const values = theme[group];
    return isValues(values) ? Object.keys(values).map((key) => `theme.${group}.${key}`) : [];
  }),
  ...Object.keys(layout).map((key) => `layout.${key}`),
];
