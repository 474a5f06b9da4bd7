import { sql } from '../../base/database/sql.ts';
import { agoText, type Check } from './finding.ts';

/** The command looks every few seconds; so long lets who plays at a cell be excluded at another for minutes. */
const MAX_SECONDS = 300;

/** Finds a cell that does not hear of persons who were excluded at brands of other cells. */
export const lateExclusions: Check = {
  name: 'exclusions',
  find: async ({ database }) => {
    const { rows } = await sql<{ name: string; seconds: number | null }>`
      select name, extract(epoch from now() - exclusions_level_at)::float8 as seconds from this_cell
        where (not is_first or (select count(*) from cell) > 1)
          and coalesce(exclusions_level_at, '-infinity') < now() - make_interval(secs => ${MAX_SECONDS})`.execute(
      database,
    );
    return rows.map(({ name, seconds }) => ({
      check: 'exclusions' as const,
      subject: name,
      found:
        seconds === null
          ? `The cell ${name} has never been brought level with the exclusions of persons at other cells.`
          : `Who was excluded at a brand of another cell in the last ${agoText(seconds)} may still play at the cell ${name}.`,
      remedy:
        'Keep `livery platform cells share --every 5` running on one machine; it says which cell it cannot reach.',
      page: null,
    }));
  },
};
