import type { PaymentChannel } from '#generated/merchant-config.ts';
import type { IssueCode } from '../issues/issue-rules.ts';
import { makeIssue, type Check } from './check.ts';

/** What is at fault in one channel, below `path` in it. */
interface ChannelIssue {
  code: IssueCode;
  path: (string | number)[];
  message: string;
  hint: string;
}

/**
 * Channels are told apart, their limits are in order, leave something after the fee and hold the
 * quick amounts; a bank transfer goes somewhere.
 *
 * @yields what is at fault
 */
export const checkPayments: Check = function* (subject) {
  const { channels, transfers } = subject.config.payments;
  const seen = new Set<string>();
  for (const [index, channel] of channels.entries()) {
    const at = ['payments', 'channels', index];
    if (seen.has(channel.id)) {
      const message = `There is a channel ${channel.id} already.`;
      const hint = 'Give each channel an id of its own; deposits are kept under it.';
      yield makeIssue(subject, 'payment/channel-duplicate', [...at, 'id'], message, hint);
    }
    seen.add(channel.id);
    for (const { code, path, message, hint } of issuesOf(channel))
      yield makeIssue(subject, code, [...at, ...path], message, hint);
  }
  if (transfers.minimumMinor > transfers.maximumMinor)
    yield makeIssue(
      subject,
      'config/lengths',
      ['payments', 'transfers', 'minimumMinor'],
      `minimumMinor is ${transfers.minimumMinor}, above maximumMinor, which is ${transfers.maximumMinor}.`,
      `Set minimumMinor to at most ${transfers.maximumMinor}.`,
    );
};

const issuesOf = function* (channel: PaymentChannel): Generator<ChannelIssue> {
  const { minimumMinor, maximumMinor, feePercent, feeMinor, bankLines, provider } = channel;
  if (minimumMinor > maximumMinor)
    yield {
      code: 'config/lengths',
      path: ['minimumMinor'],
      message: `minimumMinor is ${minimumMinor}, above maximumMinor, which is ${maximumMinor}.`,
      hint: `Set minimumMinor to at most ${maximumMinor}.`,
    };
  if (Math.abs(feePercent * 100 - Math.round(feePercent * 100)) > 1e-9)
    yield {
      code: 'payment/fee',
      path: ['feePercent'],
      message: `A fee of ${feePercent} % has more than two decimals.`,
      hint: `Set it to ${feePercent.toFixed(2)}.`,
    };
  if (feeMinor + (minimumMinor * feePercent) / 100 >= minimumMinor)
    yield {
      code: 'payment/fee',
      path: ['minimumMinor'],
      message: `Of the least deposit, ${minimumMinor}, the fee leaves nothing.`,
      hint: 'Raise minimumMinor, or lower feeMinor.',
    };
  for (const [index, amount] of channel.quickAmountsMinor.entries())
    if (amount < minimumMinor || amount > maximumMinor)
      yield {
        code: 'payment/quick-amount',
        path: ['quickAmountsMinor', index],
        message: `The quick amount ${amount} is not within ${minimumMinor} to ${maximumMinor}.`,
        hint: 'Choose an amount within the limits, or leave it out.',
      };
  if ((provider === 'bank') !== bankLines.length > 0)
    yield {
      code: 'payment/bank-account',
      path: ['bankLines'],
      message:
        provider === 'bank'
          ? 'A bank transfer without an account goes nowhere.'
          : `A channel of the provider ${provider} has no account of the house.`,
      hint: provider === 'bank' ? 'Name the house’s account, line by line.' : 'Leave them out.',
    };
};
