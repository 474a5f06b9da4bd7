import { startObjectStore } from './object-store.ts';

/*
 * An object store in a process of its own, so that its work is not counted as the publisher's: says
 * in one line of JSON where it is, and ends with its input.
 */
const store = await startObjectStore();
process.stdout.write(`${JSON.stringify({ env: store.env, target: store.folder('bench') })}\n`);
process.stdin.on('end', () => void store.stop().then(() => process.exit(0)));
process.stdin.resume();
