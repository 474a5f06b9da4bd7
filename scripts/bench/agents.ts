/*
 * npm run bench:agents -- --tree: what agents cost the platform at 1,000,000 members (`--members N` for another number). The
 * database shares this machine.
 */
const measures = {
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
