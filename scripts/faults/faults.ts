import { brokenCells } from './broken-cells.ts';
import { wrongClocks } from './clocks.ts';
import type { Fault } from './fault.ts';
import { fullDisk } from './full-disk.ts';
import { kills } from './kills.ts';
import { natsAway } from './nats-away.ts';
import { partitions } from './partition.ts';
import { s3Away } from './s3-away.ts';
import { valkeyAway } from './valkey-away.ts';

/** Every fault that is counted, in the order in which they are told. */
export const faults: readonly Fault[] = [
  ...kills,
  ...partitions,
  fullDisk,
  ...wrongClocks,
  natsAway,
  valkeyAway,
  s3Away,
  ...brokenCells,
];
