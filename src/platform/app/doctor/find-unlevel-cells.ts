import { sql } from '../../base/database/sql.ts';
import { agoText, type Check } from './finding.ts';

/** The command looks every few seconds. */
const MAX_SECONDS = 300;

/** Finds cells whose catalogue is not that of the first one, and host names that two cells claim. */
export const unlevelCells: Check = {
  name: 'cells',
  find: async ({ database }) => {
    const { rows } = await sql<{
      cell: string;
      subject: string;
      seconds: number;
      differs: string | null;
    }>`select cell, subject, extract(epoch from now() - level_at)::float8 as seconds, differs
        from cell_level where subject in ('catalogue', 'host names')
          and (differs is not null or level_at < now() - make_interval(secs => ${MAX_SECONDS}))
        order by cell, subject`.execute(database);
    return rows.map(({ cell, subject, seconds, differs }) => ({
      check: 'cells' as const,
      subject: `${cell}: ${subject}`,
      found:
        seconds > MAX_SECONDS
          ? `Of the ${subject} nothing has reached the cell ${cell} for ${agoText(seconds)}.`
          : `The cell ${cell} differs in its ${subject}: ${differs}`,
      remedy:
        seconds > MAX_SECONDS
          ? 'Keep `livery platform cells share --every 5` running on one or two machines; it says which cell it cannot reach.'
          : 'Bring all cells to the same version, and let each host name be claimed by one brand.',
      page: null,
    }));
  },
};
