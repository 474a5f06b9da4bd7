import { createHash, createHmac } from 'node:crypto';
import { type Draw, type FairSeeds, fairDraw } from '#domain/fair/fair-draw.ts';

/** The numbers of one round, by Node's own HMAC. */
export const nodeDraw = (seeds: FairSeeds): Draw =>
  fairDraw(seeds, (key, message) => createHmac('sha256', key).update(message).digest());

/** What binds a seed before play: SHA-256 of its hex text, in hex. */
export const seedHash = (seed: string): string => createHash('sha256').update(seed).digest('hex');
