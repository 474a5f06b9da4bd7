import type { Platform } from '#platform/app/platform-options.ts';

/** What this process has used since it started. */
const usage = () => {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6, residentBytes: process.memoryUsage.rss() };
};

/** Tells who started this process (`startServer`) that the platform serves, and does what it is asked for. */
export const obeyParent = (platform: Platform): void => {
  process.on('message', (asked) => {
    if (asked === 'usage') process.send?.({ usage: usage() });
    if (asked === 'stop') void platform.close().then(() => process.exit(0));
  });
  // Who started it was killed.
  process.on('disconnect', () => process.exit());
  process.send?.({ port: platform.port });
};
