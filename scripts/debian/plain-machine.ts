import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { liveryHome } from '../../cli/base/paths.ts';
import { makeOwnFolder, ownProcess } from '../base/own-folder.ts';
import { provideDebianProgram } from './provide-program.ts';

const run = promisify(execFile);

/** What is installed in it beside the least of Debian. */
const INSTALLED = [
  'systemd',
  'systemd-sysv',
  'dbus',
  'procps',
  'ca-certificates',
  'curl',
  'postgresql',
  'pgbackrest',
];

/** How a command in the machine ended. */
export interface Said {
  code: number;
  /** Both outputs, in the order in which they came. */
  text: string;
}

/** A Debian of its own with systemd as its first process, without a network but itself. */
export interface PlainMachine {
  /** Runs a shell command there, as root. */
  run: (command: string) => Promise<Said>;
  /** The same, where anything but success is a fault of the caller. @throws {Error} with what it said */
  must: (command: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Where programs of Debian's packages are that were unpacked. */
interface Tools {
  program: (name: string) => string;
  env: NodeJS.ProcessEnv;
}

const provideTools = async (): Promise<Tools> => {
  const provided = await provideDebianProgram('plain-machine', [
    'debootstrap',
    'systemd-container',
    'libsystemd-shared',
  ]);
  if ('missing' in provided) throw new Error(provided.missing);
  const at = (name: string) => path.join(provided.folder, name);
  return {
    program: at,
    env: {
      ...process.env,
      DEBOOTSTRAP_DIR: at('usr/share/debootstrap'),
      LD_LIBRARY_PATH: at('usr/lib/x86_64-linux-gnu/systemd'),
    },
  };
};

/** The files of such a machine, made once. */
const provideTree = async ({ program, env }: Tools): Promise<string> => {
  const tree = path.join(liveryHome(), 'tools', 'plain-debian');
  if (existsSync(tree)) return tree;
  const next = `${tree}.${process.pid}`;
  mkdirSync(next, { recursive: true });
  try {
    await run(
      'sh',
      [
        program('usr/sbin/debootstrap'),
        '--variant=minbase',
        `--include=${INSTALLED.join(',')}`,
        'bookworm',
        next,
      ],
      { env, timeout: 600_000, maxBuffer: 2 ** 26 },
    );
    // A cluster is made at installing, on the first port that nobody has on this machine.
    const settings = path.join(next, 'etc/postgresql/15/main/postgresql.conf');
    const text = readFileSync(settings, 'utf8');
    writeFileSync(settings, text.replace(/^port = \d+/m, 'port = 5432'));
    renameSync(next, tree);
  } catch (error) {
    rmSync(next, { recursive: true, force: true });
    if (!existsSync(tree)) throw error;
  }
  return tree;
};

/** The process that is the first one in there, below the program that made the container. */
const firstBelow = (pid: number): number | undefined => {
  const below = readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number);
  for (const child of below) {
    const inside = /^NSpid:.*\t(\d+)$/m.exec(readFileSync(`/proc/${child}/status`, 'utf8'));
    if (inside?.[1] === '1') return child;
    const deeper = firstBelow(child);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
};

const INTO_ALL = '--mount --uts --ipc --net --pid --cgroup --root --wd'.split(' ');

const ENVIRONMENT = ['LANG=C.UTF-8', 'HOME=/root', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin'];

const runIn = (first: number, command: string): Promise<Said> =>
  new Promise((resolve, reject) => {
    const child = spawn(
      'nsenter',
      [
        `--target=${first}`,
        ...INTO_ALL,
        'env',
        '-i',
        ...ENVIRONMENT,
        'sh',
        '-c',
        `{ ${command}\n} 2>&1`,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let text = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, text }));
  });

/**
 * Boots a Debian 12 with systemd in a container, with PostgreSQL and pgBackRest of its packages. The kernel, and with it what
 * systemd can bound, is this machine's.
 *
 * @param shown folders of this machine by the paths under which the other one reads them
 * @throws {Error} with the reason why there is none on this machine
 */
export const startPlainMachine = async (
  shown: Readonly<Record<string, string>>,
): Promise<PlainMachine> => {
  if (process.getuid?.() !== 0) throw new Error('Only root boots a machine in a container.');
  const tools = await provideTools();
  const tree = await provideTree(tools);
  const folder = makeOwnFolder('plain');
  const root = path.join(folder, 'root');
  await run('cp', ['--archive', tree, root]);
  return boot(tools, folder, root, shown);
};

const BOOTING = [
  '--quiet',
  '--boot',
  '--register=no',
  '--keep-unit',
  '--private-network',
  '--resolv-conf=off',
  '--timezone=off',
  '--console=pipe',
];

const boot = async (
  { program, env }: Tools,
  folder: string,
  root: string,
  shown: Readonly<Record<string, string>>,
): Promise<PlainMachine> => {
  const child = spawn(
    program('usr/bin/systemd-nspawn'),
    [
      ...BOOTING,
      `--directory=${root}`,
      ...Object.entries(shown).map(([inside, here]) => `--bind-ro=${here}:${inside}`),
    ],
    { env, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  ownProcess(folder, child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-2000)));
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const inside = (command: string): Promise<Said> => runIn(firstOf(), command);
  const firstOf = (): number => {
    const first = child.exitCode === null ? firstBelow(child.pid ?? 0) : undefined;
    if (first === undefined) throw new Error(`The machine does not run: ${said}`);
    return first;
  };
  while (child.exitCode === null && !(await isUp(() => inside('systemctl is-system-running'))))
    await wait(200);
  if (child.exitCode !== null) {
    await stop();
    throw new Error(`No systemd boots here: ${said}`);
  }
  return {
    run: inside,
    must: async (command) => {
      const { code, text } = await inside(command);
      if (code !== 0) throw new Error(`${command} ended with ${code}: ${text}`);
      return text;
    },
    stop,
  };
};

const isUp = async (ask: () => Promise<Said>): Promise<boolean> => {
  try {
    return /^(?:running|degraded)$/m.test((await ask()).text);
  } catch {
    // Its first process is not there yet.
    return false;
  }
};
