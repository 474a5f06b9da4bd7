import type { ChangedFile, FileChanges, PlannedFile } from './plan.ts';
import { isSameFile, type SiteSide } from './site-side.ts';

/** The hash in a name: ten hex digits of ours, eight signs of the compile's. */
const HASH = /\.[0-9a-f]{10}(?=\.)|(?<=^assets\/.*)-[\w-]{8}(?=\.)/;

/** A file's name without the hash of its content: what stays when the content changes. */
export const stemOf = (name: string): string => name.replace(HASH, '');

const byName = (one: { name: string }, other: { name: string }): number =>
  one.name < other.name ? -1 : 1;

const listOf = (side: SiteSide | undefined, names: readonly string[]): PlannedFile[] =>
  names.map((name) => ({ name, bytes: side?.files.get(name)?.bytes ?? 0 })).toSorted(byName);

/** Takes files together of which one goes and one comes under the same stem. */
const pair = (removed: PlannedFile[], added: PlannedFile[]): FileChanges => {
  const waiting = Map.groupBy(added, ({ name }) => stemOf(name));
  const changed: ChangedFile[] = [];
  const gone: PlannedFile[] = [];
  for (const before of removed) {
    const stem = stemOf(before.name);
    const after = stem === before.name ? undefined : waiting.get(stem)?.shift();
    if (after) changed.push({ before, after });
    else gone.push(before);
  }
  return { added: [...waiting.values()].flat().toSorted(byName), removed: gone, changed };
};

/**
 * What becomes of the files when one site takes another's place; a hashed name that gives way to
 * another one of the same stem counts as one change.
 *
 * @param before undefined where there is no site yet
 * @param after undefined where the site goes
 */
export const compareSites = (
  before: SiteSide | undefined,
  after: SiteSide | undefined,
): FileChanges => {
  const names = new Set([...(before?.files.keys() ?? []), ...(after?.files.keys() ?? [])]);
  const removed: string[] = [];
  const added: string[] = [];
  const same: string[] = [];
  for (const name of names) {
    const [one, other] = [before?.files.get(name), after?.files.get(name)];
    if (!other) removed.push(name);
    else if (!one) added.push(name);
    else if (!isSameFile(one, other)) same.push(name);
  }
  const paired = pair(listOf(before, removed), listOf(after, added));
  const inPlace = listOf(before, same).map((file) => ({
    before: file,
    after: { name: file.name, bytes: after?.files.get(file.name)?.bytes ?? 0 },
  }));
  const changed = [...paired.changed, ...inPlace].toSorted((one, other) =>
    byName(one.before, other.before),
  );
  return { ...paired, changed };
};
