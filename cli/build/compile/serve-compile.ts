import { text } from 'node:stream/consumers';

/**
 * The other side of `runCompileProcess`: compiles what the process was started for. Arguments: root,
 * folder, key; the sources come as JSON on stdin, what went wrong leaves on stderr with exit code 1.
 */
export const serveCompile = async (
  compile: (root: string, folder: string, key: string, sources: string[]) => Promise<unknown>,
): Promise<void> => {
  const [root = '', folder = '', key = ''] = process.argv.slice(2);
  try {
    await compile(root, folder, key, JSON.parse(await text(process.stdin)) as string[]);
  } catch (error) {
    process.stderr.write(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
};
