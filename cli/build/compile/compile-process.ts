import { compileSite } from './compile-site.ts';

/*
 * The compile runs in a process of its own: its environment is always the same, and its memory is
 * gone afterwards. Arguments: root, folder, key; the sources come as JSON on stdin.
 */
const [root = '', folder = '', key = ''] = process.argv.slice(2);
const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
const sources = JSON.parse(Buffer.concat(chunks).toString('utf8')) as string[];

try {
  await compileSite(root, folder, key, sources);
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
