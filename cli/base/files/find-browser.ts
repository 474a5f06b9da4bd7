import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.ts';

/** The Chromium of tests and pictures; `program` is empty when there is none. */
export interface FoundBrowser {
  program: string;
  flags: string[];
}

/** Looks for the Chromium that tests and pictures use, and the flags to start it with. */
export const findBrowser = async (): Promise<FoundBrowser> => {
  const script = path.join(ROOT, 'scripts', 'setup', 'print-chromium.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return JSON.parse(stdout) as FoundBrowser;
};
