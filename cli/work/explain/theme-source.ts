import path from 'node:path';
import { pointerKeys, pointerTo } from '#config/issues/issue.ts';
import type { ExplainedToken, ThemeSource } from '#config/explain/explain-theme.ts';
import type { ExplainedValue, ValueSource } from './explained.ts';
import type { Explaining, Leaf } from './explaining.ts';
import { valueAt } from './resolved-document.ts';

type Mode = 'light' | 'dark';

const tokenOf = ({ theme }: Explaining, group: string, name: string): ExplainedToken | undefined =>
  theme.tokens.find((each) => each.group === group && each.name === name);

/** Keys of what a derivation names: `color.primary`, `theme.brand.primary`, `languages`. */
const keysOfInput = (explaining: Explaining, input: string, mode: Mode): string[] | undefined => {
  const [group = '', name = ''] = input.split('.');
  if (group === 'theme' || group === 'layout') return input.split('.');
  if (input === 'languages') return ['languages', 'list', '0'];
  if (!tokenOf(explaining, group, name)) return undefined;
  return group === 'color' ? ['theme', 'colors', mode, name] : ['theme', 'tokens', group, name];
};

const placeIn = ({ file, line, column, pointer, name, movedFrom }: ThemeSource) => ({
  ...(name !== undefined && { name }),
  ...(file !== undefined && { file }),
  ...(line !== undefined && { line }),
  ...(column !== undefined && { column }),
  ...(pointer !== undefined && { pointer }),
  ...(movedFrom !== undefined && { movedFrom }),
});

/** Says of a token in one mode what its theme source says, with its inputs explained. */
const tokenSource = (
  explaining: Explaining,
  source: ThemeSource,
  mode: Mode,
  report: (keys: string[]) => ExplainedValue,
): ValueSource => {
  const { kind, from = [] } = source;
  if (from.length === 0) return { kind, ...placeIn(source) };
  const inputs = from.map((input): ExplainedValue => {
    const keys = keysOfInput(explaining, input, mode);
    if (keys) return report(keys);
    return { pointer: input, value: input === 'mode' ? mode : null, source: { kind: 'given' } };
  });
  const rule = kind === 'default' ? 'taken over as it is' : `worked out from ${from.join(', ')}`;
  return { kind: 'derived', ...placeIn(source), rule, inputs };
};

/** An input that stands elsewhere in the tree already is named with its value only. */
const once =
  (
    explaining: Explaining,
    known: ReadonlySet<string>,
    explain: (keys: readonly string[]) => ExplainedValue,
  ) =>
  (keys: string[]): ExplainedValue => {
    const pointer = pointerTo('', ...keys);
    if (!known.has(pointer)) return explain(keys);
    return {
      pointer,
      value: valueAt(explaining.document, keys),
      source: { kind: 'given', rule: 'told above' },
    };
  };

/** A setting of the theme or the layout, or one item of it. */
const settingSource = (explaining: Explaining, keys: readonly string[]): Leaf | undefined => {
  const { theme, place, document } = explaining;
  const pointer = pointerTo('', ...keys);
  const found = theme.settings.find(({ setting }) => {
    const start = pointerTo('', ...setting.split('.'));
    return pointer === start || pointer.startsWith(`${start}/`);
  });
  if (!found?.source.file) return undefined;
  const { source, setting } = found;
  const rest = keys.slice(setting.split('.').length);
  const inFile = pointerTo('', ...pointerKeys(source.pointer ?? ''), ...rest);
  const at = place(path.resolve(source.file ?? ''), inFile);
  return {
    value: valueAt(document, keys),
    source: { kind: source.kind, ...placeIn(source), ...at },
  };
};

/**
 * The source of a value of the theme: a color, another token, a setting that may be inherited.
 *
 * @param known pointers that the tree tells already
 * @returns undefined for what does not belong to the theme
 */
export const themeSource = (
  explaining: Explaining,
  keys: readonly string[],
  known: ReadonlySet<string>,
  explain: (keys: readonly string[]) => ExplainedValue,
): Leaf | undefined => {
  const [part, group = '', inner = '', name = ''] = keys;
  if (part === 'layout') return settingSource(explaining, keys);
  if (part !== 'theme') return undefined;
  const report = once(explaining, known, explain);
  if (group === 'colors' || group === 'tokens') {
    const token = tokenOf(explaining, group === 'colors' ? 'color' : inner, name);
    if (!token) return undefined;
    const mode: Mode = inner === 'dark' ? 'dark' : 'light';
    const { value, source } = token.modes[mode];
    const { title, description } = token;
    return { value, source: tokenSource(explaining, source, mode, report), title, description };
  }
  return settingSource(explaining, keys);
};
