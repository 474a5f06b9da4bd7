/*
 * npm run bench:agents -- --tree --figures --proof: what agents cost the platform at 1,000,000 members (`--members N` for another
 * number; of the figures and the proof `--sizes N,N`). The database shares this machine.
 */
const measures = {
  brands: () => import('./agents/brands.ts'),
  figures: () => import('./agents/figures.ts'),
  proof: () => import('./agents/proof.ts'),
  tree: () => import('./agents/tree.ts'),
};

const chosen = Object.entries(measures).filter(([name]) => process.argv.includes(`--${name}`));
if (chosen.length === 0) {
  process.stderr.write(
    `Say what to measure: ${Object.keys(measures)
      .map((name) => `--${name}`)
      .join(', ')}.\n`,
  );
  process.exitCode = 2;
}
for (const [, load] of chosen) await (await load()).measure();
