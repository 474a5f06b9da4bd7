import { useTranslation } from 'react-i18next';

import type { TransactionRecord } from '#api/records.ts';
import type { IconName } from '#components/Icon/icon-paths.ts';
import type { StatusTone } from '#components/StatusPill/StatusPill.tsx';
import { TransactionRow } from '#components/TransactionRow/TransactionRow.tsx';
import type { RecordKind, RecordState } from '#domain/record-kinds.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

const tones: Record<RecordState, StatusTone> = {
  pending: 'info',
  completed: 'success',
  failed: 'danger',
  expired: 'neutral',
  returned: 'warning',
};

/** Kinds that are not simply in or out. */
const icons: Partial<Record<RecordKind, IconName>> = {
  bet: 'dice',
  payout: 'trophy',
  refund: 'refresh',
  bonus: 'gift',
  rebate: 'coin',
  walletTransfer: 'sort',
};

/** One movement of the member's money. */
export const MovementRow = ({
  record: { kind, state, at, amountMinor, wallet, balanceAfterMinor, reference },
  currency,
}: {
  record: TransactionRecord;
  currency: string;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { timeZone } = useSettings();
  return (
    <TransactionRow
      title={t(`history.kinds.${kind}`)}
      amountMinor={amountMinor}
      language={useLanguage()}
      {...{ currency, at, timeZone, reference }}
      state={t(`history.states.${state}`)}
      tone={tones[state]}
      busy={state === 'pending'}
      void={state === 'failed' || state === 'expired' || state === 'returned'}
      icon={icons[kind]}
      balance={
        balanceAfterMinor === null
          ? undefined
          : t(`history.balances.${wallet}`, { amount: format.money(balanceAfterMinor, currency) })
      }
    />
  );
};
