/*
 * npm run bench:engagement -- --claims --envelope --messages: what the platform does for many members at once. Each measure has
 * its own options; clients, server and database share this machine.
 */
const measures = {
  claims: () => import('./engagement/claims.ts'),
  envelope: () => import('./engagement/envelope.ts'),
  messages: () => import('./engagement/messages.ts'),
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
