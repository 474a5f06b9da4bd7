import { connect } from '../../base/database/connect.ts';
import { openMigrated } from '../../base/database/open-database.ts';
import { PlatformError } from '../../base/errors/platform-error.ts';
import { ask, askOne, CellError, inTransaction, type OpenCell, type Pool } from './cell.ts';
import { copyIdentityKey, copyReference } from './reference.ts';
import { bringDraws } from './share-draws.ts';

/** The cell that an installation begins with: the one of DATABASE_URL. */
const FIRST = { name: 'first', addressIn: 'DATABASE_URL' };

/** A cell as it stands in the list. */
export interface CellRow {
  name: string;
  /** The variable that holds the address of its database. */
  addressIn: string;
  state: 'open' | 'draining';
}

/** The list of cells, the first one first; of an installation without any it has that one. */
export const readCells = async (first: Pool): Promise<CellRow[]> => {
  const rows = await ask<CellRow>(
    first,
    `select name, address_in as "addressIn", state from cell order by address_in <> $1, name`,
    [FIRST.addressIn],
  );
  return rows.length > 0 ? rows : [{ ...FIRST, state: 'open' }];
};

/**
 * Opens the database of a cell as its owner.
 *
 * @param env where its address stands
 * @param isWatched whether a connection that carries nothing any more is cut off soon, not when the machine gives it up
 * @throws {CellError} when the address is not set or leads nowhere
 */
export const openCell = async (
  { name, addressIn }: Pick<CellRow, 'name' | 'addressIn'>,
  env: NodeJS.ProcessEnv,
  isWatched = false,
): Promise<OpenCell> => {
  const url = env[addressIn];
  if (!url)
    throw new CellError(
      `The address of the cell ${name} is not set: set ${addressIn}, or ${addressIn}_FILE to a file that holds it.`,
    );
  try {
    const opened = await connect(url, { connections: 4, serves: isWatched });
    return { name, isFirst: addressIn === FIRST.addressIn, url, ...opened };
  } catch (error) {
    if (error instanceof PlatformError) throw new CellError(`${addressIn}: ${error.message}`);
    throw error;
  }
};

/** The variable in which the address of a cell is looked for when nothing else was said. */
const usualAddress = (name: string): string =>
  `LIVERY_CELL_${name.toUpperCase().replaceAll('-', '_')}_URL`;

/**
 * Makes an empty database a cell: brings it to the newest shape and copies what is the same everywhere.
 * Done again it brings that level.
 *
 * @throws {CellError} when the name or address is taken, or the database has brands of its own
 */
export const addCell = async (
  first: OpenCell,
  { name, addressIn = usualAddress(name) }: { name: string; addressIn?: string | undefined },
  env: NodeJS.ProcessEnv,
): Promise<CellRow> => {
  const known = await readCells(first.pool);
  const taken = known.find((each) => each.name === name || each.addressIn === addressIn);
  if (taken && (taken.name !== name || taken.addressIn !== addressIn))
    throw new CellError(
      `The cell ${taken.name} has its address in ${taken.addressIn}. Take another name, or its own variable.`,
    );
  const url = env[addressIn];
  if (url) await (await openMigrated(url)).close();
  const cell = await openCell({ name, addressIn }, env);
  try {
    await joinCell(first, cell);
  } finally {
    await cell.close();
  }
  await first.pool.query(
    `insert into cell (name, address_in) values ($1, $2), ($3, $4) on conflict do nothing`,
    [FIRST.name, FIRST.addressIn, name, addressIn],
  );
  return { name, addressIn, state: taken?.state ?? 'open' };
};

const joinCell = async (first: OpenCell, cell: OpenCell): Promise<void> => {
  const [self] = await ask<{ name: string }>(cell.pool, 'select name from this_cell');
  if (self && self.name !== cell.name)
    throw new CellError(`That database is the cell ${self.name} already.`);
  if (!self) {
    const { brands } = await askOne<{ brands: number }>(
      cell.pool,
      'select count(*) as brands from merchant',
    );
    if (brands > 0)
      throw new CellError(
        `That database has ${brands} brands of its own. A cell begins empty: name an empty database, and start no platform on it before.`,
      );
    await copyIdentityKey(first, cell);
    await inTransaction(cell.pool, (client) =>
      client.query('insert into this_cell (name, is_first) values ($1, false)', [cell.name]),
    );
  }
  await first.pool.query(
    `insert into this_cell (name, is_first) values ($1, true) on conflict do nothing`,
    [FIRST.name],
  );
  await copyReference(first, cell);
  await bringDraws(first, cell);
};

/**
 * Takes no more brands into a cell, or takes them again.
 *
 * @throws {CellError} when there is no such cell
 */
export const setCellState = async (
  first: OpenCell,
  name: string,
  state: CellRow['state'],
): Promise<void> => {
  const { rowCount } = await first.pool.query('update cell set state = $2 where name = $1', [
    name,
    state,
  ]);
  if (rowCount === 0)
    throw new CellError(`There is no cell ${name}; \`livery platform cells list\` shows them.`);
};

/** A brand as a cell has it. */
export interface CellBrand {
  code: string;
  state: string;
  /** Its host names, which a web server leads to this cell while the brand is here. */
  domains: string[];
}

/** The brands of a cell: those that are here, on their way, or gone with their rows still there. */
export const readCellBrands = ({ pool, isFirst }: OpenCell): Promise<CellBrand[]> =>
  ask<CellBrand>(
    pool,
    `select m.code, coalesce(c.state, 'here') as state, array(select d.domain from merchant_domain d
        where d.merchant_id = m.id order by 1) as domains
      from merchant m left join brand_cell c on c.merchant_id = m.id
      where c.state is not null or ($1 and m.active) order by m.code`,
    [isFirst],
  );
