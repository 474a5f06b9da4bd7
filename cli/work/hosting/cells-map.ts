import { block } from './config-block.ts';
import { mapKey } from './nginx-text.ts';
import { servers } from './nginx-upstreams.ts';

/** Where the processes of a cell answer: `host:port`, several with a comma between. */
export type CellUpstreams = ReadonlyMap<string, string>;

const upstreamOf = (cell: string): string => `livery_cell_${cell.replaceAll('-', '_')}`;

/**
 * What nginx needs to lead each brand's calls to its cell: the servers of the other cells, and a map of their brands. Every
 * brand that it does not name is in the first cell, whose servers `livery host nginx --upstream` says.
 *
 * @param brands the cell of each brand that is not in the first one, by its code
 */
export const renderCellsMap = (
  upstreams: CellUpstreams,
  brands: ReadonlyMap<string, string>,
): string => {
  const sorted = [...brands].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const room = 2 ** Math.ceil(Math.log2(Math.max(2048, brands.size * 2)));
  return `${[
    '# Made by `livery platform cells map`: included by the file of `livery host nginx --cells`. Do not edit.',
    `# Brands elsewhere: ${brands.size}; room for ${room} names in a map, as that file says.`,
    ...[...upstreams].flatMap(([cell, upstream]) =>
      block(`upstream ${upstreamOf(cell)}`, [...servers(upstream), 'keepalive 32;']),
    ),
    ...block('map $livery_site $livery_cell', [
      'default livery_platform;',
      ...sorted.map(([code, cell]) => `${mapKey(code)} ${upstreamOf(cell)};`),
    ]),
  ].join('\n')}\n`;
};

/** The cell of each brand as a map says that was written before; of nobody where the text is none. */
export const readCellsMap = (text: string, upstreams: CellUpstreams): Map<string, string> => {
  const cells = new Map([...upstreams.keys()].map((cell) => [upstreamOf(cell), cell]));
  return new Map(
    [...text.matchAll(/^ {2}\\?([a-z\d-]+) (livery_cell_\w+);$/gm)].flatMap(
      ([, code, upstream]) => {
        const cell = cells.get(upstream ?? '');
        return code !== undefined && cell !== undefined ? [[code, cell] as const] : [];
      },
    ),
  );
};
