import { text } from 'node:stream/consumers';

/** What a process that compiles is started for. */
export interface ServedCompile {
  root: string;
  /** Exists; empty before the first step. */
  folder: string;
  key: string;
  /** The files that the key covers, from the root. */
  sources: readonly string[];
  /** Which part of the work it is; empty where there is one alone. */
  step: string;
}

/**
 * The other side of `runCompileProcess`: compiles what the process was started for. Arguments: root,
 * folder, key, step; the sources come as JSON on stdin, what went wrong leaves on stderr with exit code 1.
 */
export const serveCompile = async (
  compile: (order: ServedCompile) => Promise<unknown>,
): Promise<void> => {
  const [root = '', folder = '', key = '', step = ''] = process.argv.slice(2);
  try {
    const sources = JSON.parse(await text(process.stdin)) as string[];
    await compile({ root, folder, key, sources, step });
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};
