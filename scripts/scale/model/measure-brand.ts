import path from 'node:path';
import { loadMerchants } from '../../../src/config/load-merchants.ts';

/*
 * node --expose-gc scripts/scale/model/measure-brand.ts: what one brand's settings take of a server's memory, in kB:
 * many copies of the project's own brands, each read from its text as a server reads it from its row.
 */
const COPIES = 2000;

const heapBytes = (): number => {
  const { gc } = globalThis as { gc?: () => void };
  if (!gc) throw new Error('Start it with node --expose-gc.');
  gc();
  gc();
  return process.memoryUsage().heapUsed;
};

const root = path.resolve(import.meta.dirname, '../../..');
const merchants = await loadMerchants(path.join(root, 'merchants'));
const texts = merchants.map(({ config }) => JSON.stringify(config));
const before = heapBytes();
const kept = Array.from(
  { length: COPIES },
  (_, at) => JSON.parse(texts[at % texts.length] ?? 'null') as object,
);
const perBrand = (heapBytes() - before) / kept.length / 1000;
process.stdout.write(`${perBrand.toFixed(1)} kB for each of ${kept.length} brands\n`);
