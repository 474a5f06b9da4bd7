import { didYouMean, listed } from '../schema/nearest.ts';
import { fontNames } from '../theme/font-stacks.ts';
import { makeIssue, type Check } from './check.ts';

/**
 * Fonts are known; the default mode is one that the site has.
 *
 * @yields what is at fault
 */
export const checkTheme: Check = function* (subject) {
  const { fonts, modes, defaultMode } = subject.config.theme;
  const names = fontNames();
  // A key that the schema does not know is told by itself; its value may be anything.
  for (const use of ['display', 'text'] as const) {
    const name = fonts[use];
    if (names.includes(name)) continue;
    const hint = didYouMean(name, names) || `There are ${listed(names, 30)}.`;
    yield makeIssue(
      subject,
      'theme/font-unknown',
      ['theme', 'fonts', use],
      `There is no font “${name}”.`,
      hint,
    );
  }
  const needed = defaultMode === 'system' ? (['light', 'dark'] as const) : [defaultMode];
  const missing = needed.filter((mode) => !modes.includes(mode));
  if (missing.length === 0) return;
  const message = `The default mode is ${defaultMode}, but the site has no ${missing.join(' and no ')} mode.`;
  const path = ['theme', 'defaultMode'];
  const found = makeIssue(subject, 'theme/mode', path, message, `Choose ${listed(modes)}.`);
  const [only, second] = modes;
  // A site with one mode has no other choice.
  const isCertain = only !== undefined && second === undefined;
  yield isCertain ? { ...found, fix: [{ pointer: found.pointer, value: only }] } : found;
};
