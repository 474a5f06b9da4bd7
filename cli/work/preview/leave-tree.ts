import { spawn } from 'node:child_process';
import path from 'node:path';
import { describeHolder } from '../../base/files/lock-holder.ts';
import { readPreview, writePreview } from './preview-folder.ts';
import { endTree, type RunningTree } from './run-tree.ts';

const PROGRAM = path.join(import.meta.dirname, 'leave-process.ts');

/**
 * Has another process tell the code of a preview to end and give its work tree back: whoever pressed
 * Ctrl-C waits for neither.
 *
 * @param running undefined when it was not started yet
 */
export const leaveTree = (slug: string, running: RunningTree | undefined): void => {
  if (running) {
    running.child.stdout?.destroy();
    running.child.unref();
  }
  const record = readPreview(slug);
  if (!record) return;
  // Told once: a second signal would end it amid the first, with its database left running.
  const leaver = spawn(process.execPath, [PROGRAM, slug], { detached: true, stdio: 'ignore' });
  leaver.unref();
  // From here on it is served by nobody, however long this process lives on.
  if (leaver.pid !== undefined)
    writePreview({ ...record, holder: '', leaver: describeHolder(leaver.pid) });
  else if (running) endTree(running.holder);
};
