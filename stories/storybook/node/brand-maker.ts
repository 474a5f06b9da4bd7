import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { BrandPart, MadePart } from './merchant-data.ts';

/** Where merchants, and what is shown with them, stand. */
export interface BrandFolders {
  merchantsDir: string;
  recordedDir: string;
}

interface Answer {
  id: number;
  made?: MadePart;
  error?: string;
}

interface Waiting {
  resolve: (made: MadePart) => void;
  reject: (error: Error) => void;
}

/** Makes parts of merchants in a thread, which is kept until `forget` is called. */
export interface BrandMaker {
  /** @throws {Error} when the making itself breaks; faults in a merchant's files are an answer */
  make: (code: string, part: BrandPart) => Promise<MadePart>;
  /** What merchants build on has changed: the next part is made by a fresh thread. */
  forget: () => void;
}

const openThread = (folders: BrandFolders) => {
  const thread = new Worker(path.join(import.meta.dirname, 'reading-thread.ts'), {
    workerData: folders,
  });
  const waiting = new Map<number, Waiting>();
  thread.unref();
  thread.on('message', ({ id, made, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) thread.unref();
    if (made) asked?.resolve(made);
    else asked?.reject(new Error(error));
  });
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  thread.once('error', fail);
  thread.once('exit', (code) => fail(new Error(`reading a merchant ended with ${code}`)));
  let asked = 0;
  return {
    end: () => thread.terminate(),
    make: (code: string, part: BrandPart): Promise<MadePart> =>
      new Promise((resolve, reject) => {
        asked += 1;
        waiting.set(asked, { resolve, reject });
        thread.ref();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        thread.postMessage({ id: asked, code, part });
      }),
  };
};

/** Opens a maker; its thread starts with the first part and holds no process. */
export const openBrandMaker = (folders: BrandFolders): BrandMaker => {
  let thread: ReturnType<typeof openThread> | undefined;
  return {
    make: (code, part) => (thread ??= openThread(folders)).make(code, part),
    forget: () => {
      const old = thread;
      thread = undefined;
      void old?.end();
    },
  };
};
