import { text } from 'node:stream/consumers';
import { compileGames } from './compile-games.ts';

/*
 * The compile runs in a process of its own: its environment is always the same, and its memory is
 * gone afterwards. Arguments: root, folder, key; the sources come as JSON on stdin.
 */
const [root = '', folder = '', key = ''] = process.argv.slice(2);

try {
  await compileGames(root, folder, key, JSON.parse(await text(process.stdin)) as string[]);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
