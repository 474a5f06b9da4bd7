import { parseReleaseId } from '../../../build/release/release-paths.ts';
import { InputError } from '../../../base/terminal/errors.ts';
import { type Decision, OTHER_TRIAL, triedRelease } from '../publishing.ts';
import type { Pointer } from './parse-pointer.ts';
import { changePointer, stateOfPointer } from './pointer.ts';
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
 * @param still the release that must be on trial; any when left out
 * @returns the release that is served now; empty when nothing is
 * @throws {InputError} when another one is on trial, or none
 */
export const settlePointer = async (
  store: StoreClient,
  code: string,
  decision: Decision,
  still?: string,
): Promise<string> => {
  const { served } = await changePointer(store, code, (pointer) => {
    if (still !== undefined && triedRelease(stateOfPointer(pointer)) !== still)
      throw new InputError(OTHER_TRIAL);
    return settled(pointer, decision);
  });
  return served;
};
