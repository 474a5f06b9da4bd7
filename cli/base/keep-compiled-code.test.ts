import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'livery-compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs a thread that is ended from without once it is through; answers how many files of code it left. */
const filesAfter = (lines: readonly string[]): number => {
  const cache = path.join(folder, 'code');
  const [thread, program] = [path.join(folder, 'thread.mjs'), path.join(folder, 'program.mjs')];
  writeFileSync(path.join(folder, 'part.mjs'), 'export const part = () => 1;\n');
  writeFileSync(
    thread,
    [
      "import { parentPort } from 'node:worker_threads';",
      "import { part } from './part.mjs';",
      ...lines,
      'parentPort.postMessage(part());',
      'setInterval(() => {}, 1000);',
    ].join('\n'),
  );
  writeFileSync(
    program,
    [
      "import { Worker } from 'node:worker_threads';",
      `const worker = new Worker(${JSON.stringify(thread)});`,
      "worker.on('message', () => worker.terminate());",
    ].join('\n'),
  );
  execFileSync(process.execPath, [program], { env: { ...process.env, NODE_COMPILE_CACHE: cache } });
  return readdirSync(cache, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.includes('.tmp'),
  ).length;
};

test('a thread that is ended from without leaves what it compiled', () => {
  const own = path.join(import.meta.dirname, 'keep-compiled-code.ts');
  const without = filesAfter([]);
  const kept = filesAfter([
    `import { keepCompiledCode } from ${JSON.stringify(own)};`,
    'keepCompiledCode();',
  ]);

  // Its part, and the module that keeps them.
  expect(kept - without).toBeGreaterThanOrEqual(2);
});
