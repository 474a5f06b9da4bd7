import type { RunOptions } from 'axe-core';

/** The tags of WCAG 2.2 AA and of what it builds on. */
export const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules whose answer depends on colors and measures, so on the theme. */
export const themeRules = ['color-contrast', 'link-in-text-block', 'target-size'];

const shared = {
  resultTypes: ['violations', 'incomplete'],
  // Style sheets are not fetched again: no rule that runs here needs them.
  preload: false,
} satisfies RunOptions;

/** Everything that WCAG 2.2 AA asks for. */
export const everyRule: RunOptions = {
  ...shared,
  runOnly: { type: 'tag', values: wcagTags },
  // Its own default is off.
  rules: { 'target-size': { enabled: true } },
};

/** Only what may come out differently in another theme. */
export const themeRulesOnly: RunOptions = {
  ...shared,
  runOnly: { type: 'rule', values: themeRules },
};
