import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lotNames } from '../folder-trials.ts';
import {
  type Decision,
  hashOf,
  type Order,
  type Outcome,
  type Published,
  type Serving,
  type Source,
  type Target,
} from '../publishing.ts';
import { BLOBS } from '../target-blobs.ts';
import { WAITING } from './remote-lock.ts';
import { changeScript, clearScript, prepareScript, stateScript } from './remote-script.ts';
import { placeSites, type Stage, whileStaged } from './remote-stage.ts';
import { parseState } from './remote-state.ts';
import { remoteFault, type RemoteFolder, runProgramOn, runThere, sshWords } from './ssh-client.ts';

const figure = (stats: string, name: string): number =>
  Number((new RegExp(`${name}: ([\\d,.]+)`).exec(stats)?.[1] ?? '0').replaceAll(/[,.]/g, ''));

/** Sends what the other machine lacks; files that are one here become one there. */
const send = async (
  remote: RemoteFolder,
  { dir, blobs }: Stage,
  mends: boolean,
): Promise<Published['traffic']> => {
  const shell = sshWords().join(' ');
  // Names of contents: one of the same length is the same, unless somebody wrote into it.
  const compared = mends ? '--checksum' : '--size-only';
  const flags = ['-rlH', compared, '--no-inc-recursive', '--stats', '-e', shell];
  const ended = await runProgramOn([
    'rsync',
    ...flags,
    `${dir}/`,
    `${remote.host}:${remote.folder}/`,
  ]);
  if (ended.code !== 0) throw remoteFault(remote, ended);
  const files = figure(ended.stdout, 'Number of regular files transferred');
  return {
    files,
    bytes: figure(ended.stdout, 'Total transferred file size'),
    known: blobs.size - files,
  };
};

const parseOutcomes = (written: string): Outcome[] =>
  written.split('\n').flatMap((line) => {
    const [kind, code = '', rest = ''] = line.split('\t');
    if (kind === 'done') return [{ code, release: rest }];
    return kind === 'failed' ? [{ code, release: '', error: rest }] : [];
  });

const lineOf = ({ code, manifest }: Order, { to }: Serving, mends: boolean): string =>
  `release ${code} ${hashOf(manifest)} ${to}${mends ? ' mend' : ''}`;

/** A folder on another machine, and who is told that somebody else is writing there. */
interface Line {
  remote: RemoteFolder;
  onWait: (holder: string) => void;
}

/** Runs a script that changes what is there; who has to wait for somebody else says so once. */
const runChange = async ({ remote, onWait }: Line, script: string): Promise<Outcome[]> => {
  let told = false;
  const written = await runThere(remote, script, (line) => {
    const [kind, holder = ''] = line.split('\t');
    if (kind !== WAITING || told) return;
    told = true;
    onWait(holder.replaceAll(/\D/g, ''));
  });
  return parseOutcomes(written);
};

const publish = async (
  line: Line,
  orders: readonly Order[],
  source: Source,
  serving: Serving,
  mends: boolean,
): Promise<Published> => {
  const { remote } = line;
  const { folder } = remote;
  await runThere(remote, prepareScript(folder));
  return whileStaged(async (stage) => {
    try {
      const { placed, failed } = await placeSites(stage, orders, source);
      if (placed.length === 0)
        return { outcomes: failed, traffic: { files: 0, bytes: 0, known: 0 } };
      mkdirSync(path.join(stage.dir, BLOBS), { recursive: true });
      const traffic = await send(remote, stage, mends);
      const lines = placed.map((order) => lineOf(order, serving, mends));
      const lots = lotNames(serving.to === 'visitors' ? serving.lots : 0);
      const outcomes = await runChange(line, changeScript(folder, { id: stage.id, lots }, lines));
      return { outcomes: [...failed, ...outcomes], traffic };
    } catch (error) {
      // A full disk gets its space back at once.
      await runThere(remote, clearScript(folder, stage.id)).catch(() => {});
      throw error;
    }
  });
};

const settle = async (
  line: Line,
  codes: readonly string[],
  decision: Decision,
  expected?: ReadonlyMap<string, string>,
): Promise<Outcome[]> => {
  const { remote } = line;
  const states = parseState(await runThere(remote, stateScript(remote.folder)));
  const tried = [...states].filter(([, { trial }]) => trial).map(([code]) => code);
  const chosen = tried.filter((code) => codes.length === 0 || codes.includes(code)).toSorted();
  if (chosen.length === 0) return [];
  const call = decision === 'promote' ? 'promote' : 'take_back';
  const calls = chosen.map((code) => `${call} ${code} ${expected?.get(code) ?? ''}`);
  return runChange(line, changeScript(remote.folder, { id: 'none' }, calls));
};

/**
 * A folder of sites on another machine, by its ssh and rsync: as a folder target, and with no livery
 * there. Only what it lacks is sent, then each brand is switched by one rename.
 *
 * @param onWait called once with a process id of that machine, empty where it is unknown, when somebody else is
 *   writing there
 */
export const remoteTarget = (
  remote: RemoteFolder,
  onWait: (holder: string) => void = () => {},
): Target => {
  const line = { remote, onWait };
  return {
    shown: remote.shown,
    state: async () => parseState(await runThere(remote, stateScript(remote.folder))),
    publish: (orders, source, serving, mends) => publish(line, orders, source, serving, mends),
    settle: (codes, decision, expected) => settle(line, codes, decision, expected),
  };
};
