import { parseReleaseId } from '../../../build/release/release-paths.ts';
import type { Decision } from '../publishing.ts';
import { changePointer, type Pointer } from './pointer.ts';
import type { StoreClient } from './store-client.ts';

const hashOfId = (id: string): string[] => {
  const hash = parseReleaseId(id)?.hash;
  return hash === undefined ? [] : [hash];
};

/** The pointer once it serves an older release, and holds it there. */
export const turnedBack = (pointer: Pointer, to: string, from: string): Pointer => {
  const { trial: _trial, ...rest } = pointer;
  const [kept] = hashOfId(to);
  const refused = [...new Set([...pointer.refused, ...hashOfId(from)])];
  return { ...rest, served: to, refused: refused.filter((hash) => hash !== kept) };
};

const settled = (pointer: Pointer, decision: Decision): Pointer | undefined => {
  const { trial, ...rest } = pointer;
  if (!trial) return undefined;
  if (decision === 'promote')
    return trial.kind === 'visitors' ? { ...rest, served: trial.release } : rest;
  return trial.kind === 'visitors'
    ? turnedBack(pointer, pointer.served, trial.release)
    : turnedBack(pointer, trial.before, pointer.served);
};

/**
 * Ends the trial of one brand on a store.
 *
 * @returns the release that is served now; empty when nothing is
 */
export const settlePointer = async (
  store: StoreClient,
  code: string,
  decision: Decision,
): Promise<string> => {
  const { served } = await changePointer(store, code, (pointer) => settled(pointer, decision));
  return served;
};
