import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Why a test of full disks is skipped. */
export const NO_MOUNT =
  'no file system can be mounted here: only root may, and not in every container';

/**
 * A small file system of its own, for disks that are full or closed.
 *
 * @param disk the folder where it is mounted; made here
 */
export const makeDisk = (disk: string) => {
  mkdirSync(disk);
  const mount = (...options: string[]): void =>
    void execFileSync('mount', ['-t', 'tmpfs', ...options, 'livery', disk], { stdio: 'pipe' });
  const canMount = ((): boolean => {
    try {
      mount('-o', 'size=1m');
      execFileSync('umount', [disk]);
      return true;
    } catch {
      return false;
    }
  })();
  return {
    /** Whether this machine lets us. */
    canMount,
    mount,
    /** Whatever a test left mounted, however it ended. */
    unmount: (): void => {
      try {
        for (;;) execFileSync('umount', ['--lazy', disk], { stdio: 'pipe' });
      } catch {
        // Nothing is mounted there any more.
      }
    },
    /** Takes all the space that is left. @returns the file that holds it */
    fill: (): string => {
      const file = path.join(disk, 'filler');
      for (let size = 65_536; size > 0; size = Math.floor(size / 16)) {
        try {
          for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      return file;
    },
  };
};
