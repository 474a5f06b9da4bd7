import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './run-livery.ts';

/** Keys as a terminal sends them. */
export const KEY = { enter: '\r', up: '\u001b[A', escape: '\u001b', ctrlC: '\u0003' } as const;

const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Takes away what moves the cursor and colors. */
const plain = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- these are what a terminal is told by
  text.replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, '').replaceAll('\r', '');

/**
 * Runs the command at a real pseudo-terminal of 100 columns: `script` of util-linux, which every Linux
 * has, opens it.
 */
export const openTerminal = (args: readonly string[]) => {
  const line = [process.execPath, path.join(ROOT, 'cli/livery.ts'), ...args].map(quoted);
  const command = `stty cols 100 rows 40; exec ${line.join(' ')}`;
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    cwd: ROOT,
    env: { ...process.env, TERM: 'xterm', CI: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let shown = '';
  let read = 0;
  const listeners = new Set<() => void>();
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    shown += part;
    for (const look of listeners) look();
  });
  const finished = new Promise<number | null>((resolve) => void child.on('close', resolve));
  return {
    /** Resolves once the terminal shows something behind what was waited for before. */
    until: (words: string): Promise<void> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const at = plain(shown).indexOf(words, read);
          if (at < 0) return;
          read = at + words.length;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        void finished.then(() => reject(new Error(`it ended before “${words}”:\n${plain(shown)}`)));
        look();
      }),
    /** Presses keys one after another. */
    press: (...keys: string[]): void => {
      for (const key of keys) child.stdin.write(key);
    },
    /** All that was shown. */
    shown: (): string => plain(shown),
    finished,
  };
};
