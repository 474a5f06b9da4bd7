import type { CssRule } from './parse-css.ts';

/** Every class that a page bears. */
export const classesIn = (html: string): Set<string> => {
  const classes = new Set<string>();
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of list.split(/\s+/)) if (name !== '') classes.add(name);
  }
  return classes;
};

const keep = (rules: readonly CssRule[], classes: ReadonlySet<string>): string => {
  let kept = '';
  for (const rule of rules) {
    if (rule.kind === 'other') kept += rule.text;
    else if (rule.kind === 'style') {
      const matches = rule.selectors.some((needed) => needed.every((name) => classes.has(name)));
      if (matches) kept += rule.text;
    } else if (rule.kind === 'group') {
      const inner = keep(rule.rules, classes);
      if (inner !== '') kept += `${rule.prelude}{${inner}}`;
    }
  }
  return kept;
};

const keyframesIn = (rules: readonly CssRule[]): (CssRule & { kind: 'keyframes' })[] =>
  rules.flatMap((rule) => {
    if (rule.kind === 'group') return keyframesIn(rule.rules);
    return rule.kind === 'keyframes' ? [rule] : [];
  });

/**
 * The rules of some stylesheets that a page could use: those whose classes it bears, those without
 * classes, and the keyframes that they name. When in doubt a rule is kept.
 *
 * @param sheets parsed stylesheets in their order
 * @param classes from `classesIn`
 */
export const usedCss = (
  sheets: readonly (readonly CssRule[])[],
  classes: ReadonlySet<string>,
): string => {
  const kept = sheets.map((rules) => keep(rules, classes)).join('');
  const words = new Set(kept.match(/[\w-]+/g));
  const keyframes = sheets
    .flatMap((rules) => keyframesIn(rules))
    .filter(({ name }) => words.has(name))
    .map(({ text }) => text);
  return kept + keyframes.join('');
};
