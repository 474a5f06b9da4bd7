import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeOwnFolder } from '../../base/own-folder.ts';

/** PostgreSQL's own load generator: on the path, or where Debian puts its versions. */
export const findPgbench = (): string | null => {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).toSorted().toReversed() : [];
  const places = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return (
    places.map((place) => path.join(place, 'pgbench')).find((file) => existsSync(file)) ?? null
  );
};

export interface PostingScript {
  merchantId: number;
  currency: string;
  vendor: string;
  people: readonly { memberId: number }[];
}

/** Draws one of the members; for a script of pgbench, where a colon begins a variable. */
export const drawMember = (people: PostingScript['people']): string =>
  `\\set member random(${firstOf(people)}, ${firstOf(people) + people.length - 1})`;

/** One minor unit into a vendor's wallet, by the very function that the call over HTTP uses. */
export const postingScript = ({ merchantId, currency, vendor, people }: PostingScript): string =>
  `${drawMember(people)}
select * from move_between_purses(${merchantId}, :member, '${currency}', 'cash', 'vendor' || chr(58) || '${vendor}',
  1, 'pgbench ' || gen_random_uuid(), 'hash');
`;

/** How long pgbench runs: so many seconds, or so many transactions of each connection. */
type PgbenchLength = { seconds: number } | { transactions: number };

/** Transactions a second of a script that pgbench itself runs, on the same database and members. */
export const runPgbench = (
  pgbench: string,
  databaseUrl: string,
  script: string,
  { connections, ...length }: { connections: number } & PgbenchLength,
): number => {
  const folder = makeOwnFolder('pgbench');
  const file = path.join(folder, 'script.sql');
  writeFileSync(file, script);
  try {
    const url = new URL(databaseUrl);
    const { status, stdout, stderr } = spawnSync(
      pgbench,
      [
        '--no-vacuum',
        '--protocol=prepared',
        `--client=${connections}`,
        '--jobs=2',
        // A count that a script may raise for itself, in each connection.
        '--define=turn=0',
        'seconds' in length ? `--time=${length.seconds}` : `--transactions=${length.transactions}`,
        `--file=${file}`,
        `--host=${url.hostname}`,
        `--port=${url.port}`,
        `--username=${url.username}`,
        url.pathname.slice(1),
      ],
      {
        env: {
          ...process.env,
          PGPASSWORD: decodeURIComponent(url.password),
          // As the server's jobs: the rows of all brands are shown.
          PGOPTIONS: '-c livery.brand=all',
        },
        encoding: 'utf8',
      },
    );
    const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
    if (status !== 0 || !tps) throw new Error(`pgbench left with ${status}:\n${stderr}`);
    return Number(tps);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** pgbench draws a member's number: those of the benchmark must follow each other. */
const firstOf = (people: PostingScript['people']): number => {
  const first = people[0]?.memberId ?? 0;
  if (people.some(({ memberId }, at) => memberId !== first + at))
    throw new Error('The members of the benchmark do not follow each other.');
  return first;
};
