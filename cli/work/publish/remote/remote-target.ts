import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy } from '../../../base/files/link-or-copy.ts';
import { liveryHome } from '../../../base/paths.ts';
import { InputError } from '../../../base/terminal/errors.ts';
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
import { BLOBS, provenBytes, targetBlob } from '../target-blobs.ts';
import { changeScript, clearScript, prepareScript, stateScript } from './remote-script.ts';
import { parseState } from './remote-state.ts';
import { remoteFault, type RemoteFolder, runProgramOn, runThere, sshWords } from './ssh-client.ts';

/** A folder on this machine that looks as the other one shall: rsync makes it so. */
interface Stage {
  dir: string;
  /** Names what is on its way. */
  id: string;
  /** Contents that are in it, by their sha256. */
  blobs: Set<string>;
}

const makeStage = (): Stage => {
  const id = `${process.pid}-${Math.random().toString(36).slice(2)}`;
  const dir = path.join(liveryHome(), 'publish', id);
  mkdirSync(dir, { recursive: true });
  return { dir, id, blobs: new Set() };
};

/** Puts one proved file into the stage, once. */
const placeBlob = async (
  { dir, blobs }: Stage,
  source: Source,
  code: string,
  [name, digest]: readonly [string, string],
): Promise<string> => {
  const blob = targetBlob(dir, digest);
  if (blobs.has(digest)) return blob;
  const bytes = await provenBytes(source, code, name, digest);
  mkdirSync(path.dirname(blob), { recursive: true });
  const found = await source.file(code, name, digest);
  if (typeof found === 'string') linkOrCopy(found, blob);
  else writeFileSync(blob, bytes);
  blobs.add(digest);
  return blob;
};

const placeSite = async (
  stage: Stage,
  { code, manifest }: Order,
  source: Source,
): Promise<void> => {
  const site = path.join(stage.dir, '.incoming', stage.id, code);
  try {
    for (const [name, { sha256: digest }] of Object.entries(manifest.files)) {
      const blob = await placeBlob(stage, source, code, [name, digest]);
      mkdirSync(path.dirname(path.join(site, name)), { recursive: true });
      linkOrCopy(blob, path.join(site, name));
    }
  } catch (error) {
    rmSync(site, { recursive: true, force: true });
    throw error;
  }
};

/** Puts every site into the stage that can be proved. */
const placeSites = async (stage: Stage, orders: readonly Order[], source: Source) => {
  const placed: Order[] = [];
  const failed: Outcome[] = [];
  for (const order of orders) {
    try {
      await placeSite(stage, order, source);
      placed.push(order);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      failed.push({ code: order.code, release: '', error: error.message });
    }
  }
  return { placed, failed };
};

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

const publish = async (
  remote: RemoteFolder,
  orders: readonly Order[],
  source: Source,
  serving: Serving,
  mends: boolean,
): Promise<Published> => {
  const { folder } = remote;
  await runThere(remote, prepareScript(folder));
  const stage = makeStage();
  try {
    const { placed, failed } = await placeSites(stage, orders, source);
    if (placed.length === 0) return { outcomes: failed, traffic: { files: 0, bytes: 0, known: 0 } };
    mkdirSync(path.join(stage.dir, BLOBS), { recursive: true });
    const traffic = await send(remote, stage, mends);
    const lines = placed.map((order) => lineOf(order, serving, mends));
    const lots = lotNames(serving.to === 'visitors' ? serving.lots : 0);
    const written = await runThere(remote, changeScript(folder, { id: stage.id, lots }, lines));
    return { outcomes: [...failed, ...parseOutcomes(written)], traffic };
  } catch (error) {
    // A full disk gets its space back at once.
    await runThere(remote, clearScript(folder, stage.id)).catch(() => {});
    throw error;
  } finally {
    rmSync(stage.dir, { recursive: true, force: true });
  }
};

const settle = async (
  remote: RemoteFolder,
  codes: readonly string[],
  decision: Decision,
  expected?: ReadonlyMap<string, string>,
): Promise<Outcome[]> => {
  const states = parseState(await runThere(remote, stateScript(remote.folder)));
  const tried = [...states].filter(([, { trial }]) => trial).map(([code]) => code);
  const chosen = tried.filter((code) => codes.length === 0 || codes.includes(code)).toSorted();
  if (chosen.length === 0) return [];
  const call = decision === 'promote' ? 'promote' : 'take_back';
  const lines = chosen.map((code) => `${call} ${code} ${expected?.get(code) ?? ''}`);
  return parseOutcomes(await runThere(remote, changeScript(remote.folder, { id: 'none' }, lines)));
};

/**
 * A folder of sites on another machine, by its ssh and rsync: as a folder target, and with no livery
 * there. Only what it lacks is sent, then each brand is switched by one rename.
 */
export const remoteTarget = (remote: RemoteFolder): Target => ({
  shown: remote.shown,
  state: async () => parseState(await runThere(remote, stateScript(remote.folder))),
  publish: (orders, source, serving, mends) => publish(remote, orders, source, serving, mends),
  settle: (codes, decision, expected) => settle(remote, codes, decision, expected),
});
