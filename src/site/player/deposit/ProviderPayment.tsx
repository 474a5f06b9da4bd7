import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';

import { DepositPlate } from './DepositPlate.tsx';
import type { DepositPartProps } from './deposit-part.ts';
import { useBusy } from '../../money/use-busy.ts';

/** A deposit at a provider: the way to its page, while this one waits for the answer. */
export const ProviderPayment = ({ deposit, onChange }: DepositPartProps) => {
  const { t } = useTranslation();
  const [busy, ask] = useBusy(onChange);
  return (
    <DepositPlate
      deposit={deposit}
      runs
      onEnd={() => void onChange()}
      actions={
        <>
          {deposit.payUrl !== null && (
            <LinkButton href={deposit.payUrl} size="lg" iconEnd="arrowEnd">
              {t('deposit.openProvider')}
            </LinkButton>
          )}
          <Button variant="secondary" size="lg" icon="refresh" loading={busy} onPress={ask}>
            {t('deposit.checkNow')}
          </Button>
        </>
      }
    >
      <p>{t('deposit.providerText')}</p>
    </DepositPlate>
  );
};
