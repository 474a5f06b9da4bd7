import path from 'node:path';
import { checkMerchant } from '../check-merchant.ts';
import { editJson } from '../fix/edit-json.ts';
import type { Edit } from '../issues/edit.ts';
import { issueRules } from '../issues/issue-rules.ts';
import { type UnplacedIssue, pointerTo } from '../issues/issue.ts';
import { parseJson, readJson } from '../read/read-json.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { isReached, type ThemeNow, isReachedIn } from './is-reached.ts';
import { matchTokens, type TokenTarget } from './match-tokens.ts';
import { readTokens } from './read-tokens.ts';
import { aliasesIn } from '../theme/token-graph.ts';
import { familyIn, nameOfFamily } from './font-names.ts';
import { modelOfKey } from './token-names.ts';

const MODES = ['light', 'dark'] as const;

/** The keys of the tokens that a token follows from while nothing sets it. */
const inputsOf = (key: string): string[] => {
  const { derived = [], default: fallback } = modelOfKey(key) ?? {};
  const aliases = typeof fallback === 'string' ? aliasesIn(fallback) : [];
  return [...derived, ...aliases].map((input) => input.replace(/^theme\.brand\./, 'brand.'));
};

/** A family of ours is a setting: from it the stack for the site's languages follows. */
const asFont = ({ key, literal }: TokenTarget): Edit | undefined => {
  const [group, use = ''] = key.split('.');
  if (group !== 'font' || !['display', 'text'].includes(use)) return undefined;
  const value = nameOfFamily(familyIn(literal.light) ?? '');
  return value === undefined ? undefined : { pointer: pointerTo('/theme/fonts', use), value };
};

/**
 * What has to be written into a merchant's file for a wish.
 *
 * @param all also where the mode is as it should be
 */
const targetToEdits = (
  target: TokenTarget,
  resolvedTheme: ThemeNow,
  all = false,
): (Edit & { value: string })[] => {
  const { key, css, literal } = target;
  const [group = '', name = ''] = key.split('.');
  if (group === 'brand') {
    return [{ pointer: pointerTo('/theme/brand', name), value: literal.light }];
  }
  if (group === 'color') {
    return MODES.filter((mode) => all || !isReachedIn(target, resolvedTheme, mode)).map((mode) => ({
      pointer: pointerTo('/theme/colors', mode, name),
      value: literal[mode],
    }));
  }
  const font = asFont(target) as (Edit & { value: string }) | undefined;
  return [font ?? { pointer: pointerTo('/theme/tokens', group, name), value: css.light }];
};

/** What becomes of a merchant's file when design tokens are taken over; nothing is written yet. */
export interface ImportedTokens {
  /** merchant.json, absolute. */
  file: string;
  /** Its text as it should be; as it was when everything is so already. */
  text: string;
  edits: Edit[];
  /** How many tokens were understood. */
  understood: number;
  /** What was not understood or cannot be, in the file of tokens where that can be said. */
  issues: UnplacedIssue[];
}

/** A token waits for those that it is worked out from, these for theirs: no more than a few. */
const MAX_ROUNDS = 20;

/**
 * Sets tokens until all are as they should be. What follows from a token that has just been set is
 * looked at only then, so that no more is written than has to be.
 */
const fulfil = (folder: string, file: string, before: string, targets: readonly TokenTarget[]) => {
  let text = before;
  let checked = checkMerchant(folder, parseJson(file, text));
  const edits: Edit[] = [];
  const tried = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // A value that breaks the schema: what came of it is for the check to say.
    const { resolvedTheme } = checked;
    if (resolvedTheme === undefined) break;
    const open = targets.filter((target) => !isReached(target, resolvedTheme));
    const waiting = new Set(open.map(({ key }) => key));
    const ready = open
      .filter(({ key }) => !inputsOf(key).some((input) => waiting.has(input)))
      .flatMap((target) => targetToEdits(target, resolvedTheme))
      .filter(({ pointer }) => !tried.has(pointer));
    if (ready.length === 0) break;
    for (const { pointer } of ready) tried.add(pointer);
    edits.push(...ready);
    text = editJson(text, ready);
    checked = checkMerchant(folder, parseJson(file, text));
  }
  return { text, edits, checked };
};

/** Where in the file of tokens the value stands that an error in merchant.json is about. */
const traceBack = (
  tokensFile: string,
  targets: readonly TokenTarget[],
  resolvedTheme: ThemeNow,
): ((issue: UnplacedIssue) => UnplacedIssue) => {
  const origins = new Map(
    targets.flatMap((target) =>
      targetToEdits(target, resolvedTheme, true).map((edit) => [edit.pointer, target]),
    ),
  );
  return (issue) => {
    const origin = origins.get(issue.pointer);
    if (origin === undefined) return issue;
    const { fix: _, ...rest } = issue;
    return { ...rest, file: tokensFile, pointer: origin.pointer };
  };
};

const isError = ({ code }: UnplacedIssue): boolean => issueRules[code].severity === 'error';

/**
 * Works out what has to be written into a merchant's file so that its theme is as a file of design
 * tokens says. What it is already is not written; neither is what follows from something else.
 *
 * @param merchant checked and resolved
 * @param tokensFile absolute path
 */
export const importTokens = async (
  { folder, theme, config }: ResolvedMerchant,
  tokensFile: string,
): Promise<ImportedTokens> => {
  const file = path.join(folder, 'merchant.json');
  const { text: before } = readJson(file);
  const read = await readTokens(tokensFile);
  if (read.issues.length > 0) {
    return { file, text: before, edits: [], understood: 0, issues: read.issues };
  }
  const { targets, issues } = matchTokens(tokensFile, read);
  const trace = traceBack(tokensFile, targets, { theme, settings: config.theme });
  let kept = targets;
  for (;;) {
    const { text, edits, checked } = fulfil(folder, file, before, kept);
    const faults = checked.issues.filter(isError).map(trace);
    // Colors that are hard to read are for a person to decide; other values are left out.
    const impossible = faults.filter(({ code }) => !code.startsWith('contrast/'));
    const rest = kept.filter(
      (target) => !impossible.some(({ pointer }) => pointer === target.pointer),
    );
    if (rest.length === kept.length) {
      issues.push(...faults);
      return { file, text, edits, understood: targets.length, issues };
    }
    issues.push(...impossible);
    kept = rest;
  }
};
