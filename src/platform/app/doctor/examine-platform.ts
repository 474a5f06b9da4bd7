import { awayStores } from './find-away-stores.ts';
import { brandsAtFault } from './find-brands-at-fault.ts';
import { bloat } from './find-bloat.ts';
import { driftingBooks } from './find-drifting-books.ts';
import { lateExclusions } from './find-late-exclusions.ts';
import { unpaidDraws } from './find-unpaid-draws.ts';
import { unsharedDraws } from './find-unshared-draws.ts';
import { unlevelCells } from './find-unlevel-cells.ts';
import { lateJobs } from './find-late-jobs.ts';
import { natsAway } from './find-nats-away.ts';
import { missingPartitions } from './find-missing-partitions.ts';
import { oldKeys } from './find-old-keys.ts';
import { replicationLag } from './find-replication-lag.ts';
import type { Check, DoctorContext, Finding, Unseen } from './finding.ts';

const checks: readonly Check[] = [
  lateJobs,
  brandsAtFault,
  driftingBooks,
  bloat,
  replicationLag,
  oldKeys,
  natsAway,
  missingPartitions,
  awayStores,
  lateExclusions,
  unpaidDraws,
  unsharedDraws,
  unlevelCells,
];

/** What was found of a running platform, and what could not be looked at. */
export interface PlatformExamination {
  findings: Finding[];
  unseen: Unseen[];
}

/**
 * Looks for what is wrong with the platform's data and its database; changes nothing. A check that
 * fails keeps no other from its turn.
 */
export const examinePlatform = async (context: DoctorContext): Promise<PlatformExamination> => {
  const findings: Finding[] = [];
  const unseen: Unseen[] = [];
  for (const { name, find } of checks)
    try {
      findings.push(...(await find(context)));
    } catch (error) {
      unseen.push({ check: name, why: error instanceof Error ? error.message : String(error) });
    }
  return { findings, unseen };
};
