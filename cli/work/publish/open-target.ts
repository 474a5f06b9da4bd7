import path from 'node:path';
import { folderSource } from './folder-source.ts';
import { folderTarget } from './folder-target.ts';
import type { Source, Target } from './publishing.ts';

/**
 * Where to publish to: a folder.
 *
 * @param onWait called once, with a process id, when somebody else is writing there
 */
export const openTarget = async (text: string, onWait: (holder: string) => void): Promise<Target> =>
  folderTarget(path.resolve(text), onWait);

/** What to publish: a folder of sites. */
export const openSource = async (text: string): Promise<Source> => folderSource(path.resolve(text));
