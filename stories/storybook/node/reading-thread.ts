// Runs in a thread of its own: what it imports is read anew each time, so that an edited base
// theme or list of fonts holds at once.
import { parentPort, workerData } from 'node:worker_threads';
import { readMerchants } from './read-merchants.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await readMerchants(String(workerData)));
