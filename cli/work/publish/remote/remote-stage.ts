import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkOrCopy } from '../../../base/files/link-or-copy.ts';
import { makeHeldFolder, sweepHeldFolders } from '../../../base/files/held-folder.ts';
import { liveryHome } from '../../../base/paths.ts';
import { failureOf } from '../../../base/files/brand-failure.ts';
import { removedOnSignal } from '../../../base/terminal/removed-on-signal.ts';
import type { Order, Outcome, Source } from '../publishing.ts';
import { provenBytes, targetBlob } from '../target-blobs.ts';

/** A folder on this machine that looks as the other one shall: rsync makes it so. */
export interface Stage {
  dir: string;
  /** Names what is on its way. */
  id: string;
  /** Contents that are in it, by their sha256. */
  blobs: Set<string>;
}

/**
 * Runs a work with a stage of its own, which goes with it: also on Ctrl-C or SIGTERM. What killed publishers
 * left goes first: its hard links would keep files of the store from being swept.
 */
export const whileStaged = async <Value>(
  work: (stage: Stage) => Promise<Value>,
): Promise<Value> => {
  const parent = path.join(liveryHome(), 'publish');
  sweepHeldFolders(parent);
  const dir = makeHeldFolder(parent);
  return removedOnSignal(dir, () => work({ dir, id: path.basename(dir), blobs: new Set() }));
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

/**
 * Puts every site into the stage that can be proved.
 *
 * @returns those that are in it, and why others are not
 */
export const placeSites = async (
  stage: Stage,
  orders: readonly Order[],
  source: Source,
): Promise<{ placed: Order[]; failed: Outcome[] }> => {
  const placed: Order[] = [];
  const failed: Outcome[] = [];
  for (const order of orders) {
    try {
      await placeSite(stage, order, source);
      placed.push(order);
    } catch (error) {
      const { reason, isOurs } = failureOf(error);
      failed.push({ code: order.code, release: '', error: reason, ...(isOurs && { isOurs }) });
    }
  }
  return { placed, failed };
};
