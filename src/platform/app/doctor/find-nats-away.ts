import { SUBJECT } from '../../base/hints/hint.ts';
import { type Check, runbook } from './finding.ts';

/** Finds a NATS that is set and takes no hints, as this process reaches it. */
export const natsAway: Check = {
  name: 'hints',
  find: async ({ nats }) => {
    if (!nats) return [];
    // The client is loaded where it is used.
    const { probeNats } = await import('../../base/hints/probe-nats.ts');
    const fault = await probeNats(nats).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (fault === null) return [];
    const servers = nats.servers.join(', ');
    return [
      {
        check: 'hints',
        subject: servers,
        found: `NATS at ${servers} cannot be used: ${fault}.`,
        remedy:
          `Nothing is lost: news of other processes come up to 5 seconds later. Look whether it runs, and whether ` +
          `the login of LIVERY_NATS_URL may publish and hear ${SUBJECT}.`,
        page: runbook('LiveryNatsAway'),
      },
    ];
  },
};
