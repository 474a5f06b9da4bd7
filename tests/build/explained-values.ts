import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { ExplainedValue, ValueSource } from '../../cli/work/explain/explained.ts';

/** Every single value of a tree by its pointer, found without the code that explains. */
const flatten = (
  value: unknown,
  pointer: string,
  found: Map<string, unknown>,
): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    return found.set(pointer, value);
  }
  for (const [key, inner] of Object.entries(value)) {
    flatten(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`, found);
  }
  return found;
};

/** Every single value of a merchant but those of its tokens. */
export const everyLeaf = ({ config, content }: ResolvedMerchant): Map<string, unknown> => {
  const leaves = flatten(config, '', new Map());
  for (const pointer of leaves.keys()) {
    if (/^\/theme\/(colors|tokens)(\/|$)/.test(pointer)) leaves.delete(pointer);
  }
  for (const [kind, items] of Object.entries(content)) {
    if (items.length > 0) flatten(items, `/content/${kind}`, leaves);
  }
  return leaves;
};

const read = (file: string): string => readFileSync(path.resolve(file), 'utf8');

/** The text of a file from the place on that a source names. */
export const textAt = ({ file = '', line = 0, column = 0 }: ValueSource): string => {
  const lines = read(file)
    .split('\n')
    .slice(line - 1);
  return [lines[0]?.slice(column - 1) ?? '', ...lines.slice(1)].join('\n');
};

/** A value and all that it was worked out from. */
export const inTree = (value: ExplainedValue): ExplainedValue[] => [
  value,
  ...(value.source.inputs ?? []).flatMap(inTree),
];

/** Other values that may be valid in the place of one. */
export const others = (value: unknown, draw: (below: number) => number): unknown[] => {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 1, value - 1, value / 2, value * 2];
  if (typeof value !== 'string') return [];
  const hex = `#${draw(0x1000000).toString(16).padStart(6, '0')}`;
  const near = [`${value}x`, `${value}/x`, `x${value}`, `${value} x`, value.slice(0, -1)];
  const known = [
    'en',
    'DE',
    'night',
    'neon',
    'classic',
    'slim',
    'portrait',
    'solid',
    'light',
    'any',
    'w_home',
    'EUR',
    'UTC',
    '9px',
    '2026-02-02T00:00:00Z',
    'assets/mark.svg',
    'PROMOTION',
    'ALL',
    'digits',
  ];
  return [...(value.startsWith('#') ? [hex, '#000000', '#ffffff'] : near), ...known].filter(
    (each) => each.toLowerCase() !== value.toLowerCase(),
  );
};
