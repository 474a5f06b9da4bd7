import type { HintChannel } from '../../base/hints/hint-channel.ts';
import { SUBJECT } from '../../base/hints/hint.ts';
import type { Metrics, MetricsSource } from '../../base/metrics/metrics.ts';

/** Tells how many hints went which way in this process, and whether NATS can be used. */
export const hintSource = (
  { state }: HintChannel,
  { hints, natsConnected }: Pick<Metrics, 'hints' | 'natsConnected'>,
): MetricsSource => ({
  name: 'hints',
  read: () => {
    const { isConnected, counts } = state();
    natsConnected.set({ subject: SUBJECT }, isConnected ? 1 : 0);
    hints.reset();
    for (const [way, count] of Object.entries(counts)) hints.inc({ way }, count);
  },
});
