import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../i18n/use-format.ts';

import type { SlipState } from './slip.state.ts';

interface SlipReceiptProps {
  state: Extract<SlipState, { kind: 'placed' }>;
  currency: string;
}

/** What was bought: for which draws, and what is left to play with. */
export const SlipReceipt = ({ state: { order, receipt }, currency }: SlipReceiptProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { draws } = order;
  return (
    <>
      <p>
        {draws.length === 1
          ? t('lottery.slip.forIssue', { issue: draws[0]?.issueNo })
          : t('lottery.follow.draws', { count: draws.length })}
      </p>
      <p>{t('lottery.slip.balance', { amount: format.money(receipt.balanceMinor, currency) })}</p>
    </>
  );
};
