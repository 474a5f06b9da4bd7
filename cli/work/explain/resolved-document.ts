import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { pointerTo } from '#config/issues/issue.ts';
import type { ExplainedTheme } from '#config/explain/explain-theme.ts';
import { contentKinds } from '#config/content/load-content.ts';

/** A merchant as one tree of values, so that a pointer leads to each of them. */
export type ResolvedDocument = Record<string, unknown>;

const isHolder = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

const nest = (target: ResolvedDocument, group: string, name: string, value: string): void => {
  const inner = (target[group] ??= {}) as ResolvedDocument;
  inner[name] = value;
};

/**
 * Everything that is known of a merchant: its configuration with every default, every color of
 * each mode and every token under `theme`, and under `content` the items of its content files.
 */
export const resolvedDocument = (
  { config, content }: ResolvedMerchant,
  { tokens }: ExplainedTheme,
): ResolvedDocument => {
  const light: ResolvedDocument = {};
  const dark: ResolvedDocument = {};
  const measures: ResolvedDocument = {};
  for (const { group, name, modes } of tokens) {
    if (group === 'color') {
      Object.assign(light, { [name]: modes.light.value });
      Object.assign(dark, { [name]: modes.dark.value });
    } else nest(measures, group, name, modes.light.value);
  }
  return {
    ...config,
    theme: { ...config.theme, colors: { light, dark }, tokens: measures },
    content: Object.fromEntries(contentKinds.map((kind) => [kind, content[kind]])),
  };
};

/** The value at some keys; undefined when nothing stands there. */
export const valueAt = (document: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    document,
  );

/** Whether some keys name a content file: a setting, and the items in it stand below it. */
export const isContentFile = (keys: readonly string[]): boolean =>
  keys[0] === 'content' && keys.length === 2;

/** The single values at and below some keys, as lists of keys; an empty list or object is one. */
export const leavesOf = (document: unknown, keys: readonly string[]): string[][] => {
  const value = valueAt(document, keys);
  if (!isHolder(value)) return [[...keys]];
  const inner = Object.keys(value).flatMap((key) => leavesOf(document, [...keys, key]));
  return isContentFile(keys) ? [[...keys], ...inner] : inner;
};

/** The pointers of everything that stands in a document, holders included. */
export const everyPointer = (value: unknown, pointer = ''): string[] => [
  pointer,
  ...(isHolder(value)
    ? Object.entries(value).flatMap(([key, inner]) => everyPointer(inner, pointerTo(pointer, key)))
    : []),
];
