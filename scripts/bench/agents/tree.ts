import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { connect, type Connection } from '#platform/base/database/connect.ts';
import { type OpenedDatabase, openDatabase } from '#platform/base/database/open-database.ts';
import type { OpenTransaction } from '#platform/base/database/tables.ts';
import { moveBranch } from '#platform/people/agents/move-branch.ts';
import type { DownlineChoice } from '#platform/people/agents/downline-choice.ts';
import {
  countDownlines,
  planForBranch,
  selectDownlines,
} from '#platform/people/agents/select-downlines.ts';
import { options } from './agents-options.ts';
import { type BenchTree, makeTree } from './make-tree.ts';
import {
  CLOSURE_EACH,
  CLOSURE_SUMS,
  OWN_PATH,
  PATHS_BELOW,
  PATHS_EACH,
  PATHS_MOVE,
  PATHS_SUMS,
  pathsPage,
} from './paths.ts';
import { type Figure, printFigures } from './print-figures.ts';
import { readTeamFile } from './team-file.ts';
import { timed } from './timed.ts';
import { makeStateDir } from '../platform/make-state-dir.ts';

const { members } = options;

interface Bench {
  opened: OpenedDatabase;
  owner: Connection['pool'];
  tree: BenchTree;
}

type Scope = DownlineChoice['scope'];
type Order = 'name' | 'teamSize';

const planned =
  ({ opened }: Bench, work: (tx: OpenTransaction) => Promise<unknown>) =>
  () =>
    opened.database.transaction().execute(async (tx) => {
      await planForBranch(tx);
      await work(tx);
    });

const choiceOf = ({ tree: { merchantId } }: Bench, id: number, scope: Scope): DownlineChoice => ({
  merchantId,
  agentId: id,
  under: { id, depth: 0 },
  scope,
  maskedFrom: 2,
});

const closurePage = (bench: Bench, id: number, scope: Scope, sort: Order): Promise<string> => {
  const order = { sort, descending: sort === 'teamSize', after: null, limit: 21 };
  const choice = choiceOf(bench, id, scope);
  return timed(planned(bench, (tx) => selectDownlines(tx, choice, order)));
};

const ltreePage = ({ owner, tree }: Bench, id: number, scope: Scope, sort: Order) =>
  timed(async () => {
    await owner.query('begin');
    await owner.query("select set_config('plan_cache_mode', 'force_custom_plan', true)");
    const { rows } = await owner.query<{ path: string }>(OWN_PATH, [tree.merchantId, id]);
    await owner.query(pathsPage(sort, scope), [tree.merchantId, id, rows[0]?.path]);
    await owner.query('commit');
  });

const pages = async (bench: Bench): Promise<Figure[]> => {
  const { top, branch, small } = bench.tree;
  const rows: [what: string, id: number, scope: Scope, sort: Order][] = [
    ['page of all below the top, by name', top, 'branch', 'name'],
    ['page of all below the top, by team size', top, 'branch', 'teamSize'],
    ['page of a branch of a hundredth, by name', branch, 'branch', 'name'],
    ['page of ten people, by name', small, 'branch', 'name'],
    ['page directly below the top, by team size', top, 'direct', 'teamSize'],
  ];
  const figures: Figure[] = [];
  for (const [what, ...page] of rows) {
    const closure = await closurePage(bench, ...page);
    figures.push({ what, closure, ltree: await ltreePage(bench, ...page) });
  }
  const filtered = { ...choiceOf(bench, top, 'branch'), type: 0 };
  const count = planned(bench, (tx) => countDownlines(tx, filtered, 10_000));
  const what = 'count of members below the top, to 10,000';
  return [...figures, { what, closure: await timed(count), ltree: '-' }];
};

const isBelow = async ({ owner, tree }: Bench): Promise<Figure> => {
  const values = [tree.merchantId, tree.top, tree.leaf];
  const closure = { name: 'closure', text: 'select is_in_branch($1, $2, $3)', values };
  const ltree = { name: 'ltree', text: PATHS_BELOW, values };
  return {
    what: 'whether somebody is below the top',
    closure: await timed(() => owner.query(closure)),
    ltree: await timed(() => owner.query(ltree)),
  };
};

/** Reports: of many agents at once, and of many members for everybody above. */
const reports = async ({ owner, tree }: Bench): Promise<Figure[]> => {
  const { merchantId, top, small, branch } = tree;
  const compare = async (what: string, closure: string, ltree: string, values: unknown[]) => ({
    what,
    closure: await timed(() => owner.query(closure, values)),
    ltree: await timed(() => owner.query(ltree, values)),
  });
  const hundred = Array.from({ length: 100 }, (_, place) => small + place);
  return [
    await compare('one in 80 summed for everybody above', CLOSURE_SUMS, PATHS_SUMS, [
      merchantId,
      top,
      top + members,
    ]),
    await compare('members below 100 small agents', CLOSURE_EACH, PATHS_EACH, [
      merchantId,
      hundred,
    ]),
    await compare('members below 10 agents of a hundredth', CLOSURE_EACH, PATHS_EACH, [
      merchantId,
      hundred.map((_, place) => branch + place).slice(0, 10),
    ]),
  ];
};

/** A move of a branch and its way back, in turn. */
const moves = async (
  { opened, owner, tree }: Bench,
  what: string,
  branch: number,
): Promise<Figure> => {
  const { merchantId, top, elsewhere } = tree;
  const { rows } = await owner.query<{ username: string }>(
    `select m.username from unnest($2::bigint[]) with ordinality a (id, n)
      join member m on m.merchant_id = $1 and m.id = a.id order by a.n`,
    [merchantId, [branch, elsewhere, top]],
  );
  const [username = '', there = '', back = ''] = rows.map((row) => row.username);
  const actor = { by: 'the benchmark', reason: 'measured' };
  let turn = 0;
  const closure = await timed(async () => {
    turn += 1;
    const order = { username, to: turn % 2 === 1 ? there : back };
    const done = await moveBranch(opened.database, merchantId, order, actor);
    if (!done.ok) throw new Error(done.fault);
  });
  const ltree = await timed(async () => {
    turn += 1;
    await owner.query(PATHS_MOVE, [merchantId, branch, turn % 2 === 0 ? elsewhere : top]);
  });
  return { what, closure, ltree };
};

const sizes = async ({ owner }: Bench, what: string): Promise<Figure> => {
  const { rows } = await owner.query<{ closure: string; ltree: string }>(
    `select round(pg_total_relation_size('downline') / 1048576.0) || ' MB' as closure,
      round(pg_total_relation_size('tree_path') / 1048576.0) || ' MB' as ltree`,
  );
  return { what, closure: rows[0]?.closure ?? '', ltree: rows[0]?.ltree ?? '' };
};

/** The files of a tenth of the tree, and of all. */
const files = async ({ opened, tree }: Bench): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const id of [tree.top + 1, tree.top]) {
    const file = await readTeamFile(opened.database, tree.merchantId, id);
    const closure = `${file.seconds.toFixed(1)} s, +${file.megabytes.toFixed(0)} MB`;
    figures.push({ what: `a file of ${file.rows} rows`, closure, ltree: '-' });
  }
  return figures;
};

/** Registrations at the bottom of the tree: the row of the member and what the triggers write. */
const registers = async ({ owner, tree }: Bench): Promise<Figure> => {
  let count = 0;
  const closure = await timed(async () => {
    count += 1;
    await owner.query(
      `insert into member (merchant_id, username, nickname, type, language, registered_ip, upline_id)
        values ($1, $2, 'x', 0, 'en', '127.0.0.1', $3)`,
      [tree.merchantId, `new${count}`, tree.leaf],
    );
  });
  return { what: 'a registration at the bottom', closure, ltree: '-' };
};

/** Measures the closure table beside paths of `ltree`: pages, whether somebody is below, a move, the size. */
export const measure = async (): Promise<void> => {
  const stateDir = await makeStateDir('bench-agents');
  const opened = await openDatabase(stateDir);
  const { pool: owner } = await connect(opened.url, { connections: 1 });
  try {
    process.stderr.write(`Preparing a tree of ${members} members…\n`);
    const bench = { opened, owner, tree: await makeTree(owner, members) };
    const figures = [
      await sizes(bench, 'size with its indexes'),
      ...(await pages(bench)),
      await isBelow(bench),
      ...(await reports(bench)),
      ...(await files(bench)),
      await registers(bench),
      await moves(bench, 'move of ten people', bench.tree.small),
      await moves(bench, 'move of a branch of a hundredth', bench.tree.branch),
    ];
    if (options.json)
      process.stdout.write(`${JSON.stringify({ processors: cpus().length, members, figures })}\n`);
    else printFigures(members, figures);
  } finally {
    await owner.end();
    await opened.close();
    // For root the rows stand elsewhere, and they are gigabytes.
    await rm(stateDir, { recursive: true, force: true });
  }
};
