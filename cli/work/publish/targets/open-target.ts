import path from 'node:path';
import { folderSource } from '../folder-source.ts';
import { folderTarget } from '../folder-target.ts';
import { parseRemote } from '../remote/ssh-client.ts';
import type { Source, Target } from '../publishing.ts';

const isStore = (text: string): boolean => text.startsWith('s3://');

/**
 * Where to publish to: a folder, `[user@]host:/folder`, or `s3://bucket/folder`.
 *
 * @param onWait called once, with a process id or nothing if it is unknown, when somebody else is writing there
 * @throws {InputError} when it cannot be reached or is no target
 */
export const openTarget = async (
  text: string,
  onWait: (holder: string) => void,
): Promise<Target> => {
  if (isStore(text)) {
    const { storeTarget } = await import('../store/store-target.ts');
    return storeTarget(text);
  }
  const remote = parseRemote(text);
  if (!remote) return folderTarget(path.resolve(text), onWait);
  const { remoteTarget } = await import('../remote/remote-target.ts');
  return remoteTarget(remote, onWait);
};

/**
 * What to publish: a folder of sites, or `s3://bucket/folder`.
 *
 * @throws {InputError} when it holds nothing
 */
export const openSource = async (text: string): Promise<Source> => {
  if (!isStore(text)) return folderSource(path.resolve(text));
  const { storeSource } = await import('../store/store-source.ts');
  return storeSource(text);
};
