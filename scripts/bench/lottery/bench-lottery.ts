import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import path from 'node:path';
import { loadMerchants } from '#config/load-merchants.ts';
import { importCatalogue } from '#platform/play/games/import-catalogue.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import { sql } from '#platform/base/database/sql.ts';
import { drawIssue } from '#platform/play/lottery/draw-issue.ts';
import { settleIssue } from '#platform/play/lottery/settle-issue.ts';
import { importMerchants } from '#platform/base/merchants/import-merchants.ts';
import { readOptions } from '../../base/read-options.ts';
import { type Crowd, createTickets } from './make-tickets.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

/*
 * npm run bench:lottery [-- --tickets N] [--json]: how long a draw of 100,000 tickets takes until
 * the last is paid, once with a member for each ticket and once with few members who have many. The
 * database shares this machine, and knows nothing yet of what is in its tables: a draw may follow its
 * sales at once. Leaves with 1 when one takes longer than ten seconds.
 */
const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');
const CODE = 'shwe';
const GAME = 'drawhouse-five-minute-ssc';
const AIM_SECONDS = 10;
const { tickets, json: isJson } = readOptions({
  command: 'npm run bench:lottery',
  does: 'How long a draw takes until the last ticket is paid.',
  options: {
    tickets: { kind: 'number', usual: 100_000, least: 200, says: 'Tickets of a draw.' },
    json: { kind: 'flag', says: 'The figures as JSON.' },
  },
});

const report = (line: string): void => void process.stderr.write(`${line}\n`);

const crowds: readonly Crowd[] = [
  { name: 'many', members: tickets, ticketsEach: 1 },
  { name: 'few', members: 200, ticketsEach: Math.ceil(tickets / 200) },
];

interface Figure {
  crowd: string;
  tickets: number;
  won: number;
  drawSeconds: number;
  settleSeconds: number;
}

const take = async (
  { database }: OpenedDatabase,
  merchantId: number,
  crowd: Crowd,
): Promise<Figure> => {
  report(`Preparing ${crowd.members} members with ${crowd.ticketsEach} tickets each…`);
  const issue = {
    gameCode: GAME,
    issueNo: await createTickets(database, merchantId, GAME, crowd),
  };
  const begun = performance.now();
  await drawIssue(database, issue);
  const drawn = performance.now();
  await settleIssue(database, issue);
  const settled = performance.now();
  const { rows } = await sql<{ open: number; all: number; won: number }>`
    select count(*) filter (where b.status = 'open')::int as open, count(*)::int as all,
        count(*) filter (where b.payout_minor > 0)::int as won
      from lottery_ticket t join bet b on b.merchant_id = t.merchant_id and b.id = t.id
      where t.game_code = ${GAME} and t.issue_no = ${issue.issueNo}`.execute(database);
  const [counts] = rows;
  if (!counts || counts.open > 0) throw new Error(`${counts?.open} tickets are still open`);
  return {
    crowd: crowd.name,
    tickets: counts.all,
    won: counts.won,
    drawSeconds: (drawn - begun) / 1000,
    settleSeconds: (settled - drawn) / 1000,
  };
};

const stateDir = await makeStateDir('bench-lottery');
const opened = await openDatabase(stateDir);
try {
  await importCatalogue(opened.database);
  const files = await loadMerchants(path.join(ROOT, 'merchants'), [CODE]);
  const {
    merchants: [merchant],
  } = await importMerchants(opened.database, files, []);
  if (!merchant) throw new Error(`${CODE} is gone`);
  const figures: Figure[] = [];
  for (const crowd of crowds) figures.push(await take(opened, merchant.id, crowd));
  if (isJson)
    process.stdout.write(`${JSON.stringify({ processors: cpus().length, figures }, null, 2)}\n`);
  else
    for (const { crowd, tickets: count, won, drawSeconds, settleSeconds } of figures)
      process.stdout.write(
        `${crowd.padEnd(6)}${String(count).padStart(8)} tickets, ${won} won: drawn in ${drawSeconds.toFixed(2)} s, paid in ${settleSeconds.toFixed(2)} s (aim: ${AIM_SECONDS} s), ${Math.round(count / settleSeconds)} tickets/s\n`,
      );
  if (figures.some(({ drawSeconds, settleSeconds }) => drawSeconds + settleSeconds > AIM_SECONDS))
    process.exitCode = 1;
} finally {
  await opened.close();
  await rm(stateDir, { recursive: true, force: true });
}
