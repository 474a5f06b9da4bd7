import { sql } from '../../base/database/sql.ts';
import { agoText, type Check, type Finding } from './finding.ts';

/** After so long a cell sells no tickets of lotteries any more. */
const MAX_SECONDS = 60;

/** For how long it is told that a draw was made without a cell. */
const TOLD_DAYS = 7;

interface Level {
  cell: string;
  seconds: number | null;
  isOwn: boolean;
}

const lateText = ({ cell, seconds, isOwn }: Level): string => {
  const since = seconds === null ? 'has never' : `has for ${agoText(seconds)} not`;
  return `The cell ${cell} ${since} been brought level with the draws of the first one: ${
    isOwn ? 'it sells no tickets of lotteries' : 'its draws wait, and are made without its tickets'
  }.`;
};

const late = (level: Level): Finding => ({
  check: 'draws',
  subject: level.cell,
  found: lateText(level),
  remedy:
    'Keep `livery platform cells share --every 5` running on one or two machines; it says which cell it cannot reach.',
  page: null,
});

/** Finds cells whose draws are not those of the first one, and draws that were made without the tickets of a cell. */
export const unsharedDraws: Check = {
  name: 'draws',
  find: async ({ database }) => {
    const levels = await sql<Level>`
      select c.name as cell, extract(epoch from now() - l.level_at)::float8 as seconds, c.is_own as "isOwn"
        from (select name, false as is_own from cell where address_in <> 'DATABASE_URL'
            union all select name, true from this_cell where not is_first) c
          left join cell_level l on l.cell = c.name and l.subject = 'draws'
        where coalesce(l.level_at, '-infinity') < now() - make_interval(secs => ${MAX_SECONDS})
        order by 1`.execute(database);
    const without = await sql<{ cell: string; draws: number; last: string }>`
      select o.cell, count(*)::int as draws,
          (array_agg(i.game_code || ' ' || i.issue_no order by i.draws_at desc))[1] as last
        from lottery_issue i cross join jsonb_array_elements_text(i.sealed->'leftOut') as o (cell)
        where coalesce(i.changed_at, i.draws_at) > now() - make_interval(days => ${TOLD_DAYS})
        group by 1 order by 1`.execute(database);
    return [
      ...levels.rows.map(late),
      ...without.rows.map(({ cell, draws, last }): Finding => ({
        check: 'draws',
        subject: cell,
        found: `${draws} draws of the last ${TOLD_DAYS} days were made without the tickets that the cell ${cell} had sold (${last} was the last): those are void, their stakes go back.`,
        remedy:
          'It had not said in time what it had sold. `livery platform audit show` has each; look at its database, its network, and at `livery platform cells share`.',
        page: null,
      })),
    ];
  },
};
