import { readFileSync, writeSync } from 'node:fs';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { visitSyntax } from '../compile/visit-syntax.ts';
import { readSyntax } from './read-syntax.ts';

/** Half of what a thread has that checks brands: what can be read here can be read there. */
const STACK_MB = 2;

const STDOUT = 1;

/** Reads some files of own code, one after the other, and says before each which it is; it may end anywhere by what stands in one. */
if (isMainThread) {
  const files = JSON.parse(readFileSync(0, 'utf8')) as string[];
  const thread = new Worker(import.meta.filename, {
    workerData: files,
    resourceLimits: { stackSizeMb: STACK_MB },
  });
  thread.once('error', () => {
    process.exitCode = 1;
  });
} else {
  for (const [at, file] of (workerData as string[]).entries()) {
    writeSync(STDOUT, `${at}\n`);
    const read = readSyntax(readFileSync(file, 'utf8'));
    if ('program' in read) visitSyntax(read.program, () => {});
  }
}
