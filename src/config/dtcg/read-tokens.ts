import { parse as parseJson, print, type AnyNode } from '@humanwhocodes/momoa';
import { defineConfig, Logger, parse, type LogEntry } from '@terrazzo/parser';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ThemeMode } from '#generated/merchant-config.ts';
import { keyOf } from '../fix/json-tree.ts';
import { pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { readJson, type JsonFile } from '../read/read-json.ts';
import { MODE_EXTENSION } from './dtcg-values.ts';

type Values = Record<string, unknown>;

/** A design token as a file gives it. */
export interface ReadToken {
  /** `color.bgAlt` */
  id: string;
  /** JSON pointer to it in the file; empty when it comes from another one. */
  pointer: string;
  $type: string;
  /** As it is written, aliases included; for tokens without modes in both the same. */
  written: Record<ThemeMode, unknown>;
  /** With the aliases worked out. */
  worked: Record<ThemeMode, unknown>;
  extensions: Values;
}

/** What a file of design tokens holds, or what is wrong with it as a whole. */
export interface ReadTokens {
  tokens: ReadToken[];
  /** The `$extensions` of the file itself. */
  extensions: Values;
  issues: UnplacedIssue[];
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keeps what the parser complains of instead of printing it. */
class Collector extends Logger {
  readonly entries: LogEntry[] = [];

  override error(...entries: LogEntry[]): void {
    this.entries.push(...entries);
    if (!entries.every(({ continueOnError }) => continueOnError)) throw new Error('at fault');
  }

  override warn(): void {}
}

/** Where every token of a file stands, by its name; a resolver's sets and contexts are no names. */
const pointersIn = (root: AnyNode): Map<string, string> => {
  const pointers = new Map<string, string>();
  const walk = (node: AnyNode, pointer: string, names: string[]): void => {
    if (node.type === 'Array') {
      for (const [index, { value }] of node.elements.entries()) {
        walk(value, pointerTo(pointer, index), []);
      }
    }
    if (node.type !== 'Object') return;
    const isToken = node.members.some((member) => keyOf(member) === '$value');
    if (isToken)
      for (const from of names.keys()) pointers.set(names.slice(from).join('.'), pointer);
    for (const member of node.members) {
      const key = keyOf(member);
      if (!key.startsWith('$')) walk(member.value, pointerTo(pointer, key), [...names, key]);
    }
  };
  walk(root, '', []);
  return pointers;
};

/** Only what stands beside the file is read: a file of tokens fetches nothing. */
const readBeside =
  (folder: string) =>
  async (url: URL): Promise<string> => {
    const file = url.protocol === 'file:' ? fileURLToPath(url) : '';
    if (!file.startsWith(folder + path.sep)) {
      throw new Error(`${url.href} is not read: it does not stand beside the file.`);
    }
    return readFileSync(file, 'utf8');
  };

type Parsed = Awaited<ReturnType<typeof parse>>;
type Normalized = Parsed['tokens'][string];

/** The tokens as they are in one mode: a resolver may give whole sets for it. */
const tokensIn = ({ tokens, resolver }: Parsed, mode: ThemeMode): Parsed['tokens'] => {
  const modifiers = Object.entries(resolver.source.modifiers ?? {});
  const found = modifiers.find(
    ([name, { contexts }]) => name !== 'tzMode' && 'light' in contexts && 'dark' in contexts,
  );
  return found ? resolver.apply({ [found[0]]: mode }) : tokens;
};

const writtenIn = ({ originalValue }: Normalized, mode: ThemeMode): unknown => {
  const { $value, $extensions } = (originalValue ?? {}) as Values;
  const modes = isObject($extensions) ? $extensions[MODE_EXTENSION] : undefined;
  return (isObject(modes) ? modes[mode] : undefined) ?? $value;
};

const workedIn = (token: Normalized, mode: ThemeMode): unknown =>
  (token.mode[mode] ?? token.mode['.'])?.$value ?? token.$value;

/** The parser's types promise one, its values do not. */
const typeOf = ({ $type }: { $type?: string }): string => $type ?? '';

const toTokens = (parsed: Parsed, pointers: Map<string, string>): ReadToken[] => {
  const [light, dark] = [tokensIn(parsed, 'light'), tokensIn(parsed, 'dark')];
  return Object.keys({ ...light, ...dark }).flatMap((id) => {
    const [one, other] = [light[id] ?? dark[id], dark[id] ?? light[id]];
    if (one === undefined || other === undefined) return [];
    const { $extensions } = one;
    return {
      id,
      pointer: pointers.get(id) ?? '',
      $type: typeOf(one),
      written: { light: writtenIn(one, 'light'), dark: writtenIn(other, 'dark') },
      worked: { light: workedIn(one, 'light'), dark: workedIn(other, 'dark') },
      extensions: isObject($extensions) ? $extensions : {},
    };
  });
};

/** A resolver's tokens are parsed from texts that the parser has put together: no places of ours. */
const standsThere = (text: string, { loc }: AnyNode, said: string): boolean => {
  try {
    return print(parseJson(text.slice(loc.start.offset, loc.end.offset))) === said;
  } catch {
    return false;
  }
};

const toIssues = (
  { file, text }: JsonFile,
  entries: LogEntry[],
  error: unknown,
): UnplacedIssue[] => {
  const place = { code: 'tokens/parse', file, pointer: '' } as const;
  const found = entries.map(({ message, node }): UnplacedIssue => ({
    ...place,
    message: message.replaceAll(/\s+/g, ' ').replace(/[^.!?]$/, '$&.'),
    ...(node && standsThere(text, node, print(node)) && { offset: node.loc.start.offset }),
  }));
  if (found.length > 0) return found;
  return [{ ...place, message: `This is no file of design tokens: ${(error as Error).message}.` }];
};

/**
 * Reads a file of design tokens (DTCG 2025.10): plain tokens, with modes in `$extensions.mode`, or
 * a resolver that has a modifier with a light and a dark context.
 *
 * @param file absolute path
 */
export const readTokens = async (file: string): Promise<ReadTokens> => {
  const json = readJson(file);
  const nothing = { tokens: [], extensions: {} };
  if (json.issues.length > 0) return { ...nothing, issues: json.issues };
  if (!isObject(json.value)) {
    const message = 'A file of design tokens is an object.';
    return { ...nothing, issues: [{ code: 'tokens/parse', file, pointer: '', message }] };
  }
  const logger = new Collector({ level: 'silent' });
  const folder = path.dirname(file);
  try {
    const cwd = pathToFileURL(folder + path.sep);
    const config = defineConfig({}, { logger, cwd });
    const input = { filename: pathToFileURL(file), src: json.text };
    const options = { config, logger, skipLint: true, req: readBeside(folder) };
    const parsed = await parse(input, options);
    const { $extensions } = json.value;
    const tokens = toTokens(parsed, pointersIn(parseJson(json.text).body));
    return { tokens, extensions: isObject($extensions) ? $extensions : {}, issues: [] };
  } catch (error) {
    return { ...nothing, issues: toIssues(json, logger.entries, error) };
  }
};
