import path from 'node:path';
import { checkMerchant, type Checked } from '../check-merchant.ts';
import { editJson } from '../fix/edit-json.ts';
import type { Edit } from '../issues/edit.ts';
import { issueRules } from '../issues/issue-rules.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { parseJson, readJson } from '../read/read-json.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { allowGuesses } from '../schema/nearest.ts';
import { readTokenFiles } from '../token-files/read-token-files.ts';
import type {
  Dialect,
  FilePointer,
  ReadToken,
  ReadTokens,
  TokenChoice,
} from '../token-files/token-file.ts';
import { isReached, type ThemeNow } from './is-reached.ts';
import { matchTokens } from './match-tokens.ts';
import type { TokenTarget } from './token-target.ts';
import { inputsOf, targetToEdits } from './token-edits.ts';
import { emptyMap, type TokenMap } from './token-map.ts';

/** What becomes of a merchant's file when design tokens are taken over; nothing is written yet. */
export interface ImportedTokens {
  /** merchant.json, absolute. */
  file: string;
  /** Its text as it should be, without an error of its own; as it was when everything is so already. */
  text: string;
  edits: Edit[];
  /** Which tool's form the files have. */
  dialect: Dialect;
  /** How many tokens were understood. */
  understood: number;
  /** Design tokens that are none of ours and that no map knows. */
  strangers: ReadToken[];
  /** What was not understood or cannot be, in the files of tokens where that can be said. */
  issues: UnplacedIssue[];
}

/** How design tokens are taken over. */
export interface ImportOptions {
  map?: TokenMap;
  /** What was said on the command line; it comes before what the map says. */
  choice?: TokenChoice;
}

/** A token waits for those that it is worked out from, these for theirs: no more than a few. */
const MAX_ROUNDS = 20;

/** A merchant's file before anything is taken over. */
interface Before {
  folder: string;
  file: string;
  text: string;
}

interface Fulfilled {
  text: string;
  edits: Edit[];
  checked: Checked;
}

/**
 * Sets tokens until all are as they should be. What follows from a token that has just been set is
 * looked at only then, so that no more is written than has to be.
 */
const fulfil = (
  { folder, file, text: before }: Before,
  targets: readonly TokenTarget[],
): Fulfilled => {
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

const isError = ({ code }: UnplacedIssue): boolean => issueRules[code].severity === 'error';

const errorsOf = ({ checked }: Fulfilled): UnplacedIssue[] => checked.issues.filter(isError);

/** Where in the files of tokens the values stand that an error in merchant.json is about. */
const originsOf = (
  targets: readonly TokenTarget[],
  resolvedTheme: ThemeNow,
): ReadonlyMap<string, [target: TokenTarget, at: FilePointer]> =>
  new Map(
    targets.flatMap((target) =>
      targetToEdits(target, resolvedTheme, true).map(({ pointer }) => {
        const mode = pointer.startsWith('/theme/colors/dark/') ? 'dark' : 'light';
        return [pointer, [target, target.valueAt[mode]]];
      }),
    ),
  );

/**
 * As many of some targets as go together with those that are taken already: halves are tried where
 * the whole does not pass the check.
 */
const passing = (
  before: Before,
  taken: readonly TokenTarget[],
  more: readonly TokenTarget[],
): readonly TokenTarget[] => {
  if (more.length === 0) return taken;
  const all = [...taken, ...more];
  if (errorsOf(fulfil(before, all)).length === 0) return all;
  if (more.length === 1) return taken;
  const half = Math.ceil(more.length / 2);
  const first = passing(before, taken, more.slice(0, half));
  return passing(before, first, more.slice(half));
};

/** Sets what can be set: values at fault are left out one by one, then what does not go together. */
const fulfilSafely = (
  before: Before,
  targets: readonly TokenTarget[],
  origins: ReturnType<typeof originsOf>,
): Fulfilled & { faults: UnplacedIssue[] } => {
  const faults: UnplacedIssue[] = [];
  let kept = targets;
  for (;;) {
    const done = fulfil(before, kept);
    const found = errorsOf(done);
    const guilty = new Set(found.flatMap(({ pointer }) => origins.get(pointer)?.[0] ?? []));
    for (const { fix: _, ...issue } of found) {
      const at = origins.get(issue.pointer)?.[1];
      faults.push(at === undefined ? issue : { ...issue, ...at });
    }
    if (found.length === 0) return { ...done, faults };
    const rest = kept.filter((target) => !guilty.has(target));
    if (rest.length === kept.length) {
      return { ...fulfil(before, passing(before, [], kept)), faults };
    }
    kept = rest;
  }
};

/** More faults than this say nothing that the first ones do not say. */
const MAX_ISSUES = 200;

const limited = (issues: UnplacedIssue[]): UnplacedIssue[] => {
  const [first] = issues;
  if (issues.length <= MAX_ISSUES || first === undefined) return issues;
  const message = `${issues.length - MAX_ISSUES} further faults are not told one by one.`;
  const rest = { code: 'tokens/more', file: first.file, pointer: '', message } as const;
  return [...issues.slice(0, MAX_ISSUES), rest];
};

/** What a map knows of modes and contexts, and what was said just now. */
export const choiceOf = (map: TokenMap, choice: TokenChoice): TokenChoice => ({
  only: choice.only,
  modes: { ...map.choice.modes, ...choice.modes },
  contexts: { ...map.choice.contexts, ...choice.contexts },
});

/** Works out what has to be written for design tokens that have been read; see `importTokens`. */
export const applyTokens = (
  { folder, theme, config }: ResolvedMerchant,
  read: ReadTokens,
  map: TokenMap,
): ImportedTokens => {
  const file = path.join(folder, 'merchant.json');
  const before = { folder, file, text: readJson(file).text };
  allowGuesses();
  const { targets, strangers, issues } = matchTokens(read, map);
  const origins = originsOf(targets, { theme, settings: config.theme });
  const { text, edits, faults } = fulfilSafely(before, targets, origins);
  return {
    file,
    text,
    edits,
    dialect: read.dialect,
    understood: targets.length,
    strangers,
    issues: limited([...read.issues, ...issues, ...faults]),
  };
};

/**
 * Works out what has to be written into a merchant's file so that its theme is as files of design
 * tokens say. What it is already is not written; neither is what follows from something else, nor
 * what would not pass the check.
 *
 * @param merchant checked and resolved
 * @param paths of files or folders, absolute
 */
export const importTokens = (
  merchant: ResolvedMerchant,
  paths: readonly string[],
  { map = emptyMap, choice = {} }: ImportOptions = {},
): ImportedTokens => applyTokens(merchant, readTokenFiles(paths, choiceOf(map, choice)), map);
