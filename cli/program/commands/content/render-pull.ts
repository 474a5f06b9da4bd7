import type { PullFault } from '../../../work/content/pull-fault.ts';
import type { KindDifference, PullReport } from '../../../work/content/pull-report.ts';

const isChanged = ({ added, removed, changed, reordered }: KindDifference): boolean =>
  added.length + removed.length + changed.length > 0 || reordered;

const renderKind = (difference: KindDifference): string[] => {
  const { kind, items, added, removed, changed, reordered } = difference;
  if (!isChanged(difference)) return [`${kind}: ${items}, as before`];
  return [
    `${kind}: ${items}`,
    ...added.map((id) => `  + ${id}`),
    ...removed.map((id) => `  - ${id}`),
    ...changed.map(({ id, keys }) => `  ~ ${id}: ${keys.join(', ')}`),
    ...(reordered ? ['  in another order'] : []),
  ];
};

/** What a pull changes, for a person: kinds with their items, then files. */
export const renderPull = ({ kinds, files }: PullReport): string =>
  [
    ...kinds.flatMap(renderKind),
    ...files.map(({ file, before, after }) => `${file}: ${before} → ${after} bytes`),
  ].join('\n');

/** What languages lack, a line for each kind and language. */
export const renderUntranslated = ({ untranslated }: PullReport): string[] =>
  untranslated.map(({ kind, language, count, first }) => {
    const rest = count > first.length ? ' …' : '';
    return `${kind}: ${count} without ${language}, shown in the fallback: ${first.join(', ')}${rest}`;
  });

/** Why the content system's answer was refused. */
export const renderFault = ({ code, where, pointer, message, suggestion }: PullFault): string => {
  const at = pointer === '' ? where : `${where} ${pointer}`;
  return [`${at} ${message} [${code}]`, ...(suggestion === '' ? [] : [`  ${suggestion}`])].join(
    '\n',
  );
};
