import { useTranslation } from 'react-i18next';

import type { DepositState, DepositView } from '#api/deposits.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import { DepositPlate } from './DepositPlate.tsx';

type Ended = Exclude<DepositState, 'CREATED' | 'PENDING'>;

const tones = {
  SETTLED: 'success',
  FAILED: 'danger',
  EXPIRED: 'warning',
  REFUNDED: 'warning',
} as const satisfies Record<Ended, string>;

/** How a deposit ended, why, and what can be done next. */
export const EndedDeposit = ({ deposit }: { deposit: DepositView }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { creditMinor, currency, note } = deposit;
  // Whoever shows this has looked that it is not under way.
  const state = deposit.state as Ended;
  return (
    <DepositPlate
      deposit={deposit}
      actions={
        <>
          {state === 'SETTLED' && <LinkButton href="/">{t('deposit.play')}</LinkButton>}
          <LinkButton href="/depositv2" variant={state === 'SETTLED' ? 'secondary' : 'primary'}>
            {t(state === 'SETTLED' ? 'deposit.another' : 'deposit.again')}
          </LinkButton>
        </>
      }
    >
      <Banner tone={tones[state]} title={t(`deposit.ended.${state}.title`)}>
        {t(`deposit.ended.${state}.text`, { amount: format.money(creditMinor, currency) })}
        {note !== null && ` ${t('money.reason', { reason: note })}`}
      </Banner>
    </DepositPlate>
  );
};
