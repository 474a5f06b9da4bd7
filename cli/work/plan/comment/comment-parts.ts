/** The longest list that is shown whole. */
const MOST = 25;

/** A number with its thousands apart. */
export const number = (count: number): string => count.toLocaleString('en');

/** A difference with its sign: `+1,204`, `−12`, `±0`. */
export const signed = (bytes: number): string =>
  bytes > 0 ? `+${number(bytes)}` : bytes < 0 ? `−${number(-bytes)}` : '±0';

/** The lines of a table; cells are Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];

/** A list in one line, and how many there are beside those shown. */
export const listed = (items: readonly string[], most: number): string =>
  items.slice(0, most).join(', ') +
  (items.length > most ? ` and ${number(items.length - most)} more` : '');

/** A table after an empty line, cut where it is too long; nothing when it has no rows. */
export const shownRows = (
  rows: readonly (readonly string[])[],
  head: readonly string[],
  noun: string,
): string[] => {
  if (rows.length === 0) return [];
  const more = rows.length - MOST;
  return [
    '',
    ...table(head, rows.slice(0, MOST)),
    ...(more > 0 ? ['', `and ${number(more)} more ${noun}`] : []),
  ];
};
