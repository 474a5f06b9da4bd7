import {
  deposit,
  type DepositChannel,
  depositChannels,
  deposits,
  type DepositState,
  type DepositView,
} from '#api/deposits.ts';
import { protectionStatus } from '#api/protection.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';
import type { StepState } from '#components/StepProgress/StepProgress.tsx';

import { amountError, type AmountErrors } from '../../money/amount-errors.ts';
import { memberQuery } from '../../remote/member-query.ts';

/** The ways to pay in. */
export const channelsQuery = memberQuery(depositChannels);

/** One deposit of the member. */
export const depositQuery = memberQuery(deposit);

/** The member's deposits, page by page. */
export const depositsQuery = memberQuery(deposits);

/** What protects the member, and may bar them from paying in. */
export const barQuery = memberQuery(protectionStatus);

/** What the form of a new deposit holds. */
export interface DepositValues {
  channelId: string;
  amountMinor: number | null;
}

/** The deposit that an address names (`?deposit=17`); null when it names none. */
export const depositIdIn = (query: URLSearchParams): number | null => {
  const given = query.get('deposit') ?? '';
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : null;
};

/** What is wrong with a new deposit, by field. */
export const depositErrors = (
  { channelId, amountMinor }: DepositValues,
  channels: readonly DepositChannel[],
): AmountErrors => {
  const channel = channels.find(({ id }) => id === channelId);
  return {
    channelId: channel ? undefined : 'required',
    amountMinor: channel ? amountError(amountMinor, channel) : undefined,
  };
};

/** Whether a deposit is still on its way. */
export const isUnderWay = ({ state }: Pick<DepositView, 'state'>): boolean =>
  state === 'CREATED' || state === 'PENDING';

/** How each state looks. */
export const depositTones: Record<DepositState, StatusTone> = {
  CREATED: 'info',
  PENDING: 'info',
  SETTLED: 'success',
  FAILED: 'danger',
  EXPIRED: 'neutral',
  REFUNDED: 'warning',
};

/**
 * How far a deposit has come: started, paid, in the wallet.
 *
 * A bank transfer counts as paid once the member has said so; of a provider's page nobody knows
 * before the provider has answered.
 */
export const depositSteps = ({
  state,
  sentAt,
}: Pick<DepositView, 'state' | 'sentAt'>): [StepState, StepState, StepState] => {
  if (state === 'SETTLED' || state === 'REFUNDED') return ['done', 'done', 'done'];
  if (state === 'FAILED' || state === 'EXPIRED') {
    return sentAt === null ? ['done', 'failed', 'upcoming'] : ['done', 'done', 'failed'];
  }
  return sentAt === null ? ['done', 'current', 'upcoming'] : ['done', 'done', 'current'];
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** A time in its largest unit, rounded up: nobody is promised less than it takes. */
export const arrivalIn = (
  minutes: number,
): { unit: 'minutes' | 'hours' | 'days' | null; count: number } => {
  if (minutes <= 0) return { unit: null, count: 0 };
  if (minutes < 2 * HOUR) return { unit: 'minutes', count: minutes };
  if (minutes < 2 * DAY) return { unit: 'hours', count: Math.ceil(minutes / HOUR) };
  return { unit: 'days', count: Math.ceil(minutes / DAY) };
};
