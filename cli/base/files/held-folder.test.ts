import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeHeldFolder, sweepHeldFolders } from './held-folder.ts';

test.skipIf(!existsSync('/proc/self/stat'))(
  'the folders of processes that are gone are swept; those of living ones and of nobody stay',
  () => {
    const parent = mkdtempSync(path.join(tmpdir(), 'livery-held-'));
    onTestFinished(() => rmSync(parent, { recursive: true }));
    const own = path.basename(makeHeldFolder(parent));
    const gone = ['2147483646_1_some-boot_x', `${process.pid}_1_another-boot_x`, '2147483646-a1b2'];
    const others = [`${process.pid}-a1b2`, 'notes', 'my_notes'];
    for (const name of [...gone, ...others])
      mkdirSync(path.join(parent, name, 'below'), { recursive: true });

    sweepHeldFolders(parent);
    sweepHeldFolders(path.join(parent, 'none'));

    expect(readdirSync(parent).toSorted()).toEqual([own, ...others].toSorted());
  },
);
