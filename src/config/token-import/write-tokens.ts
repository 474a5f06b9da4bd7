import type { ThemeMode } from '#generated/merchant-config.ts';
import { editJson } from '../fix/edit-json.ts';
import type { Edit } from '../issues/edit.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import type { ResolvedMerchant } from '../resolved-merchant.ts';
import { MODE_EXTENSION } from '../dtcg/dtcg-values.ts';
import { propertyOfKey } from '../dtcg/token-names.ts';
import { firstModeOf } from '../theme/first-mode.ts';
import { themeValues } from '../theme/render-theme-css.ts';
import { workedOut } from '../theme/token-references.ts';
import type { FilePointer, ReadTokens } from '../token-files/token-file.ts';
import { isReached, isReachedIn, type ThemeNow } from './is-reached.ts';
import { matchTokens } from './match-tokens.ts';
import type { TokenTarget } from './token-target.ts';
import type { TokenMap } from './token-map.ts';
import { valueAtPointer, writtenValue } from './written-value.ts';

/** What becomes of files of design tokens when a theme is written into them. */
export interface WrittenTokens {
  /** The new text of each file that changes, by its absolute path. */
  texts: Map<string, string>;
  /** How many values changed. */
  changed: number;
  /** What a file has no way to say. */
  issues: UnplacedIssue[];
}

/** What a file is written with. */
interface Writing {
  merchant: ResolvedMerchant;
  read: ReadTokens;
  edits: Map<string, Edit[]>;
  issues: UnplacedIssue[];
}

/** The value of a token of a theme in a mode, worked out. */
const valueNow = ({ theme, config }: ResolvedMerchant, key: string, mode: ThemeMode): string => {
  const [group, name] = key.split('.');
  if (group === 'brand') {
    return Object.entries(config.theme.brand).find(([each]) => each === name)?.[1] ?? '';
  }
  const values = themeValues(theme, mode);
  return workedOut(values[propertyOfKey(key) ?? ''] ?? '', values);
};

const rawAt = ({ read }: Writing, { file, pointer }: FilePointer): unknown =>
  valueAtPointer(read.documents.find((each) => each.file === file)?.value, pointer);

const isSamePlace = (one: FilePointer, other: FilePointer): boolean =>
  one.file === other.file && one.pointer === other.pointer;

/** Writes a token's value in a mode at a place, in the form that the place has. */
const put = (
  writing: Writing,
  target: TokenTarget,
  mode: ThemeMode,
  at: FilePointer = target.valueAt[mode],
): void => {
  const { key, type, id, valueAt } = target;
  const raw = rawAt(writing, valueAt[mode]);
  const token = writing.read.tokens.find((each) => each.id === id);
  const css = valueNow(writing.merchant, key, mode);
  const value = raw === undefined ? undefined : writtenValue(type, css, raw, token?.worked[mode]);
  if (value === undefined) {
    const message = `“${id}” cannot say ${css} in the form that it has.`;
    writing.issues.push({ code: 'tokens/value', ...valueAt[mode], message });
    return;
  }
  const edits = writing.edits.get(at.file) ?? [];
  edits.push({ pointer: at.pointer, value });
  writing.edits.set(at.file, edits);
};

/** One place for both modes, and values that differ: the format has a place beside it, other forms have none. */
const putApart = (writing: Writing, target: TokenTarget): void => {
  const { file, pointer } = target.valueAt.light;
  if (writing.read.dialect !== 'dtcg' || !pointer.endsWith('/$value')) {
    const message = `“${target.id}” has one value for both modes, and the theme has two.`;
    writing.issues.push({ code: 'tokens/value', ...target.valueAt.light, message });
    return;
  }
  const token = pointer.slice(0, -'/$value'.length);
  put(writing, target, firstModeOf(writing.merchant.config.theme));
  for (const mode of ['light', 'dark'] as const) {
    put(writing, target, mode, {
      file,
      pointer: pointerTo(token, '$extensions', MODE_EXTENSION, mode),
    });
  }
};

const writeTarget = (writing: Writing, target: TokenTarget, now: ThemeNow): void => {
  const { merchant } = writing;
  const { key, type, valueAt, modes } = target;
  const values = { light: valueNow(merchant, key, 'light'), dark: valueNow(merchant, key, 'dark') };
  const isShared = isSamePlace(valueAt.light, valueAt.dark) && modes.length === 2;
  if (isShared && values.light !== values.dark) {
    putApart(writing, target);
    return;
  }
  if (isShared) {
    put(writing, target, 'light');
    return;
  }
  const isColor = type === 'color' && !key.startsWith('brand.');
  for (const mode of modes) {
    if (!isColor || !isReachedIn(target, now, mode)) put(writing, target, mode);
  }
  writeDefault(writing, target);
};

/** Beside values for each mode, the format has one that holds without a mode: that of the first one. */
const writeDefault = (writing: Writing, target: TokenTarget): void => {
  const ending = `/$extensions/${MODE_EXTENSION}/`;
  const { file, pointer } = target.valueAt.light;
  const at = pointer.indexOf(ending);
  if (at < 0) return;
  const own = { file, pointer: `${pointer.slice(0, at)}/$value` };
  if (rawAt(writing, own) === undefined) return;
  put(writing, target, firstModeOf(writing.merchant.config.theme), own);
};

/**
 * Writes a theme into files of design tokens: every token that they have and that is another one in
 * the theme. Form, order and everything else in the files stay; nothing is added that they have not.
 *
 * @param merchant checked and resolved
 * @param read the files as they are
 */
export const writeTokens = (
  merchant: ResolvedMerchant,
  read: ReadTokens,
  map: TokenMap,
): WrittenTokens => {
  const writing: Writing = { merchant, read, edits: new Map(), issues: [] };
  const now: ThemeNow = { theme: merchant.theme, settings: merchant.config.theme };
  for (const target of matchTokens(read, map).targets) {
    if (!isReached(target, now)) writeTarget(writing, target, now);
  }
  const texts = new Map<string, string>();
  let changed = 0;
  for (const [file, edits] of writing.edits) {
    const text = read.documents.find((each) => each.file === file)?.text ?? '';
    texts.set(file, editJson(text, edits));
    changed += edits.length;
  }
  return { texts, changed, issues: writing.issues };
};
