import type { Tone } from '../../pencils/palette.ts';

/** Leather and porcelain. */
export const white: Tone = ['#ffffff', '#f6f7fb', '#e2e6ef', '#aab2c5', '#667089'];
