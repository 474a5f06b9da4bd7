import type { Reason } from './plan.ts';

const WHY: Record<Exclude<Reason['kind'], 'look'>, string> = {
  'not-built': 'no site yet',
  'no-record': 'no record of its last build',
  'own-files': 'its own files',
  'own-code': 'its own code',
  code: 'the code',
  'site-damaged': 'its site was damaged',
  settings: 'its settings',
  gone: 'the merchant is gone',
  'refused-before': 'refused on the other side',
};

/** Why a brand's site is made again, in a few words. */
export const describeReason = (reason: Reason): string =>
  reason.kind === 'look' ? `the look inherited from ${reason.from}` : WHY[reason.kind];
