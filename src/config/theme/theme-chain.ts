import { defaultTheme } from '#generated/theme-model.ts';
import { createRequire } from 'node:module';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { baseThemeNames } from './base-theme.ts';
import { readOwnTheme, type OwnTheme } from './read-own-theme.ts';

// Loaded when needed: themes without a fault never look for lines or other merchants.
const load = createRequire(import.meta.url);

/** A merchant whose look another one inherits. */
export interface ThemeParent extends OwnTheme {
  code: string;
}

/** What a theme extends: merchants, nearest first, and the base theme at the end. */
export interface ThemeChain {
  parents: ThemeParent[];
  base: string;
}

/** A step of a chain: who extends, and the file that says so. */
interface Step {
  code: string;
  file: string;
}

const POINTER = pointerTo('', 'theme', 'extends');

/** The places that lead back to where they began, each with file and line. */
const circle = (steps: readonly Step[], back: string): string => {
  const { lineOf } = load('../places/line-of.ts') as typeof import('../places/line-of.ts');
  const shown = steps.map(({ code, file }) => `${code} (${lineOf(file, POINTER)})`);
  return [...shown, back].join(' → ');
};

const suggestion = (merchantsDir: string, name: string, code: string): string => {
  const { findMerchantFolders } = load(
    '../read/merchant-folders.ts',
  ) as typeof import('../read/merchant-folders.ts');
  const { didYouMean, listed } = load(
    '../schema/nearest.ts',
  ) as typeof import('../schema/nearest.ts');
  const others = findMerchantFolders(merchantsDir).all.filter((each) => each !== code);
  const bases = baseThemeNames();
  return didYouMean(name, [...bases, ...others]) || `The base themes are ${listed(bases)}.`;
};

/**
 * Follows what a theme extends to its base theme, over any number of merchants.
 *
 * @param from the merchant, and its merchant.json, absolute
 * @param merchantsDir the folder of all merchants, absolute
 * @param extended the name that its file gives; undefined for none
 * @returns the chain, or why there is none
 */
export const followTheme = (
  from: Step,
  merchantsDir: string,
  extended: string = defaultTheme,
): ThemeChain | UnplacedIssue => {
  const steps: Step[] = [from];
  const parents: ThemeParent[] = [];
  let name = extended;
  const refuse = (code: UnplacedIssue['code'], message: string, hint = ''): UnplacedIssue => ({
    code,
    file: from.file,
    pointer: POINTER,
    message,
    suggestion: hint,
  });
  while (!baseThemeNames().includes(name)) {
    if (steps.some(({ code }) => code === name)) {
      return refuse('theme/extends-circle', `${circle(steps, name)}.`);
    }
    const ownTheme = readOwnTheme(merchantsDir, name);
    const last = steps.at(-1) ?? from;
    const who =
      last === from ? '' : `“${last.code}”, which this theme extends, extends “${name}”. `;
    if (ownTheme === undefined) {
      const message = `${who}There is neither a base theme nor a merchant “${name}”.`;
      const hint = suggestion(merchantsDir, name, last.code);
      return refuse('theme/extends-unknown', message, hint);
    }
    if (ownTheme.isBroken) {
      const message = `What “${name}” says about its look is at fault.`;
      return refuse('theme/extends-broken', who + message, `Run \`livery check ${name}\`.`);
    }
    steps.push({ code: name, file: ownTheme.file });
    parents.push({ ...ownTheme, code: name });
    name = typeof ownTheme.theme['extends'] === 'string' ? ownTheme.theme['extends'] : defaultTheme;
  }
  return { parents, base: name };
};
