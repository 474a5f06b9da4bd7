import { isPacked, type BrandGroup } from '../group-brands.ts';
import { stemOf } from '../compare-sites.ts';
import { describeReason } from '../describe-reason.ts';
import type { PlannedBrand } from '../plan.ts';
import { listed, number, shownRows, signed } from './comment-parts.ts';
import { codeOf, escapeMarkdown, valueOf } from './escape-markdown.ts';
import type { Section } from './fit-sections.ts';

const tokenRows = ({ properties }: PlannedBrand): string[][] =>
  properties.map(({ name, mode, before, after }) => [
    codeOf(name),
    mode,
    valueOf(before),
    valueOf(after),
  ]);

const fileRows = ({ files }: PlannedBrand): string[][] =>
  [
    ...files.changed.map(({ before, after }) => ({
      name: after.name,
      from: before.bytes,
      to: after.bytes,
    })),
    ...files.added.map(({ name, bytes }) => ({ name, from: 0, to: bytes })),
    ...files.removed.map(({ name, bytes }) => ({ name, from: bytes, to: 0 })),
  ]
    .filter(({ name }) => !isPacked(name))
    .map(({ name, from, to }) => [
      codeOf(stemOf(name)),
      number(from),
      number(to),
      signed(to - from),
    ]);

const problemRows = ({ problems }: PlannedBrand): string[][] =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(({ code, file, line, message }) => [
      codeOf(code),
      codeOf(`${file}:${line}`),
      escapeMarkdown(message),
    ]);

const detailsOf = (brand: PlannedBrand): string[] => {
  if (brand.change === 'refused')
    return shownRows(problemRows(brand), ['fault', 'place', 'what is wrong'], 'faults');
  if (brand.change !== 'changed') return [];
  return [
    ...shownRows(tokenRows(brand), ['token', 'mode', 'before', 'after'], 'tokens'),
    ...shownRows(fileRows(brand), ['file', 'bytes before', 'after', ''], 'files'),
  ];
};

/** Brands that change alike, folded: what a reader opens when the summary raises a question. */
export const sectionOf = ({ brands, first }: BrandGroup): Section => {
  const codes = brands.map(({ code }) => codeOf(code));
  const grown = brands.reduce((sum, { bytes }) => sum + bytes.after - bytes.before, 0);
  const why = first.reasons.map(describeReason).map(escapeMarkdown).join(', ');
  const count = brands.length === 1 ? '1 brand' : `${number(brands.length)} brands`;
  const reasons = why === '' ? '' : ` (${why})`;
  return {
    label: `${count} ${first.change}: ${listed(codes, 3)}`,
    text: [
      `<details><summary><b>${first.change}</b>: ${listed(codes, 3)}${reasons}, ${signed(grown)} bytes</summary>`,
      ...(brands.length > 3 ? ['', listed(codes, 100)] : []),
      ...detailsOf(first),
      '',
      '</details>',
    ].join('\n'),
  };
};
