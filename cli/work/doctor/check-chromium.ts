import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findBrowser } from '../../base/files/find-browser.ts';
import { type Checkup, fail, ok, warn } from './checkup.ts';

const run = promisify(execFile);

const REMEDY =
  'Install one (Debian: apt-get install chromium) or set LIVERY_CHROMIUM to its path. Only tests and pictures need it.';

/** Starts the program with an empty page and waits until it has shown it. */
const start = async (program: string, flags: string[]): Promise<string> => {
  const page = ['--headless=new', '--dump-dom', 'data:text/html,<p>well</p>'];
  const { stdout } = await run(program, [...flags, ...page], { timeout: 15_000 });
  if (!stdout.includes('<p>well</p>')) throw new Error('it showed nothing');
  const { stdout: version } = await run(program, ['--version'], { timeout: 5000 });
  return version.trim();
};

/** Whether the browser of the tests is there and starts. */
export const checkChromium = async (): Promise<Checkup> => {
  const { program, flags } = await findBrowser();
  if (program === '') return warn('chromium', 'No Chromium was found.', REMEDY);
  try {
    return ok('chromium', `${await start(program, flags)} starts.`);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0];
    return fail('chromium', `${program} does not start: ${reason}`, REMEDY);
  }
};
