// Runs in a thread of its own: another one reads anew what it imports, so that an edited base theme or
// list of fonts holds at once.
import { parentPort, workerData } from 'node:worker_threads';
import { makePart } from './make-part.ts';
import type { BrandPart } from './merchant-data.ts';

const { merchantsDir, recordedDir } = workerData as Record<'merchantsDir' | 'recordedDir', string>;

parentPort?.on('message', ({ id, code, part }: { id: number; code: string; part: BrandPart }) => {
  const answer = (() => {
    try {
      return { made: makePart(merchantsDir, recordedDir, code, part) };
    } catch (error) {
      return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
  })();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage({ id, ...answer });
});
