import path from 'node:path';
import { ROOT } from '../base/paths.ts';
import type { Places } from './options.ts';

/** The folders that are meant, absolute. */
export const placesOf = ({ merchants, out }: Places): { merchantsDir: string; outDir: string } => ({
  merchantsDir: path.resolve(merchants ?? path.join(ROOT, 'merchants')),
  outDir: path.resolve(out ?? path.join(ROOT, 'dist')),
});
