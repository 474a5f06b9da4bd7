import { readTree, type TreeRow } from '#platform/people/agents/read-tree.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

type Options = JsonOption & { of?: string; depth: number; limit: number };

/**
 * Prints who is below whom at a brand.
 *
 * @throws {InputError} when there is no such merchant or account
 */
export const run = async (
  code: string,
  { of, depth, limit, json = false }: Options,
): Promise<void> => {
  const read = await withPlatform(({ database, findMerchant }) =>
    // One more tells whether there are more.
    readTree(database, findMerchant(code).id, { of: of ?? null, depth, limit: limit + 1 }),
  );
  if (!read) throw new InputError(`${code} has no member ${of}.`);
  const rows = read.rows.slice(0, limit);
  if (json) {
    printJson({ tree: rows });
    return;
  }
  if (rows.length === 0) printLine(`Nobody at ${code} has anybody below.`);
  else print(renderTable([head(), ...rows.map(toCells)]));
  if (read.rows.length > limit)
    printLine(`There are more; see --limit, --depth, or --of one of them.`);
};

const head = (): string[] =>
  ['account', 'kind', 'directly below', 'below', 'number'].map((word) => tintData('dim', word));

const toCells = (row: TreeRow): string[] => [
  `${'  '.repeat(row.depth)}${row.username}`,
  row.kind,
  String(row.direct),
  String(row.total),
  String(row.memberId),
];
