// Runs in a thread of its own: what it imports is read anew each time, so that an edited base
// theme or list of fonts holds at once.
import { parentPort, workerData } from 'node:worker_threads';
import { readMerchants } from './read-merchants.ts';

parentPort?.postMessage(await readMerchants(String(workerData)));
