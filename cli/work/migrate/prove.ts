import path from 'node:path';
import { scanCompileSources } from '../../build/release/scan-files.ts';
import { inParts, runThreads } from '../../build/fleet/run-threads.ts';
import { withCompile } from '../plan/plan-compile.ts';
import type { CompareBatch, Comparison, TwoForms } from './compare-rendered.ts';
import type { MigrationProof } from './migrate-report.ts';

/** How many brands a thread is given at once. */
const BATCH = 16;

const work = {
  file: path.join(import.meta.dirname, 'compare-rendered.ts'),
  name: 'compareRendered',
  here: async () => (await import('./compare-rendered.ts')).compareRendered,
};

/**
 * Renders every brand with its file as it is and as it would be, and compares the sites byte by
 * byte. Nothing is written.
 *
 * @throws when the site does not compile
 */
export const prove = async (brands: readonly TwoForms[]): Promise<MigrationProof> => {
  if (brands.length === 0) return { equal: true, compared: 0, differing: [], unbuilt: [] };
  const { seen, sources } = scanCompileSources({ stamp: '', hash: '' });
  const forms = brands.map(({ merchant, file, before, after }) => ({
    merchant,
    file,
    before,
    after,
  }));
  const compared = await withCompile(seen.hash, sources, async (compile) => {
    const jobs = inParts(forms, BATCH).map((part): CompareBatch => ({ compile, brands: part }));
    return (await runThreads<CompareBatch, Comparison[]>(work, jobs)).flat();
  });
  const differing = compared.filter((each) => each.differing.length > 0);
  const unbuilt = compared.filter((each) => each.unbuilt !== undefined);
  return {
    equal: differing.length === 0,
    compared: compared.length - unbuilt.length,
    differing: differing.map(({ merchant, differing: files }) => ({ merchant, files })),
    unbuilt: unbuilt.map(({ merchant, unbuilt: why = '' }) => ({ merchant, why })),
  };
};
