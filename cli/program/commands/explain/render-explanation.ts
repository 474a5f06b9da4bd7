import type { ExplainedValue, Explanation, ValueSource } from '../../../work/explain/explained.ts';
import { tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';

const placeOf = ({ file, line, column }: ValueSource): string =>
  [file, line, column].filter((part) => part !== undefined).join(':');

const KINDS: Record<ValueSource['kind'], (source: ValueSource) => string> = {
  merchant: placeOf,
  content: placeOf,
  own: placeOf,
  theme: (source) => `inherited from ${source.name} ${placeOf(source)}`,
  base: (source) => `base ${source.name} ${placeOf(source)}`,
  default: (source) => `default ${placeOf(source)}`,
  derived: (source) => [source.rule ?? 'worked out', placeOf(source)].filter(Boolean).join(', '),
  given: ({ rule }) => rule ?? 'given',
};

/** Where a value comes from, in words: whose it is, then the line that says so. */
const originOf = (source: ValueSource): string => {
  const written = source.written === undefined ? '' : `, written ${JSON.stringify(source.written)}`;
  const moved = source.movedFrom === undefined ? '' : `, moved from ${source.movedFrom} to be read`;
  return KINDS[source.kind](source) + written + moved;
};

/** Longer values are cut; `--json` has them whole. */
const MAX_SIGNS = 60;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? '';
  return text.length > MAX_SIGNS ? `${text.slice(0, MAX_SIGNS - 1)}…` : text;
};

/** A value with what it is worked out from, a step further in. */
const treeOf = ({ pointer, value, source }: ExplainedValue, indent: string): string[] => [
  `${indent}${tintData('bold', pointer)} = ${shown(value)}`,
  `${indent}  ${tintData('dim', originOf(source))}`,
  ...(source.inputs ?? []).flatMap((input) => treeOf(input, `${indent}    `)),
];

const row = ({ pointer, value, source }: ExplainedValue): string[] => [
  pointer,
  shown(value),
  tintData('dim', originOf(source)),
];

/** An explanation for a person: one value as a tree of inputs, several as a table. */
export const renderExplanation = ({ isLeaf, values, count }: Explanation): string => {
  const [first] = values;
  if (isLeaf && first) {
    const { title, description } = first;
    const words = [title, description].filter(Boolean).join(': ');
    return [...treeOf(first, ''), ...(words === '' ? [] : ['', words])].join('\n');
  }
  const rest = count - values.length;
  const more = rest > 0 ? `\n${tintData('dim', `and ${rest} more; --limit shows more`)}` : '';
  return renderTable(values.map(row)) + more;
};
