import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { DepositView } from '#api/deposits.ts';
import { Countdown } from '#components/Countdown/Countdown.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { MoneyPlate } from '#components/MoneyPlate/MoneyPlate.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useUnitLabels } from '../../money/use-unit-labels.ts';

import { depositTones, isUnderWay } from './deposit.state.ts';

export interface DepositPlateProps {
  deposit: DepositView;
  /** The time to pay runs. */
  runs?: boolean;
  /** Asked about again when the time is over. */
  onEnd?: () => void;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A deposit's amount, where it stands, what arrives, and how long it may still be paid. */
export const DepositPlate = ({
  deposit,
  runs = false,
  onEnd,
  children,
  actions,
}: DepositPlateProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels = useUnitLabels();
  const { state, amountMinor, currency, expiresAt } = deposit;
  return (
    <MoneyPlate
      label={t(isUnderWay(deposit) ? 'deposit.toPayAmount' : 'deposit.amount')}
      minor={amountMinor}
      {...{ currency, language, actions }}
      state={
        <StatusPill tone={depositTones[state]} busy={isUnderWay(deposit)}>
          {t(`deposit.states.${state}`)}
        </StatusPill>
      }
      timer={
        runs && (
          <Countdown
            to={expiresAt}
            label={t('deposit.timeLeft')}
            {...{ language, labels, onEnd }}
          />
        )
      }
    >
      {children}
      <DepositFacts deposit={deposit} />
    </MoneyPlate>
  );
};

const DepositFacts = ({ deposit }: { deposit: DepositView }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency, feeMinor, creditMinor, state } = deposit;
  // Of such a deposit nothing arrives.
  const isLost = state === 'FAILED' || state === 'EXPIRED';
  return (
    <DescriptionList
      items={[
        { id: 'channel', term: t('deposit.channel'), value: deposit.channelName },
        {
          id: 'fee',
          term: t('deposit.fee'),
          value: feeMinor === 0 ? t('deposit.free') : format.money(feeMinor, currency),
        },
        ...(isLost
          ? []
          : [
              {
                id: 'credit',
                term: t('deposit.youGet'),
                value: format.money(creditMinor, currency),
              },
            ]),
        {
          id: 'created',
          term: t('deposit.created'),
          value: format.date(deposit.createdAt, 'dateTime'),
        },
        { id: 'reference', term: t('deposit.reference'), value: deposit.reference },
      ]}
    />
  );
};
