import type { Bill } from '#api/agent-bills.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';

/** How each state of a bill is shown. */
export const BILL_TONES: Record<Bill['state'], StatusTone> = {
  CALCULATED: 'info',
  NOT_REACHED: 'neutral',
  PAYABLE: 'info',
  PAID: 'success',
  PART: 'warning',
  INSUFFICIENT: 'warning',
  DEFAULTED: 'danger',
};
