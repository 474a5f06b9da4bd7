import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ProtectionLimit } from '#api/protection.ts';
import { Button } from '#components/Button/Button.tsx';
import { LimitMeter } from '#components/LimitMeter/LimitMeter.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

import { LimitDialog } from './LimitDialog.tsx';
import { PendingLimit } from './PendingLimit.tsx';
import { useProtection } from './protection-context.ts';
import { useLimitText } from './use-limit-text.ts';

/** One limit: how much of it is used, what waits, and the ways to change it. */
export const LimitCard = ({ limit }: { limit: ProtectionLimit }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const limitText = useLimitText(limit.kind);
  const { currency } = useProtection().status;
  const [dialog, setDialog] = useState<'change' | 'pending' | null>(null);
  const { kind, period, pending, amount } = limit;
  const label = t(`protection.periods.${period}`);
  const name = `${t(`protection.kinds.${kind}`)}, ${label}`;
  const change = t(amount === null ? 'protection.limits.set' : 'protection.limits.change');
  return (
    <>
      <LimitMeter
        label={label}
        unit={kind === 'session' ? 'seconds' : 'money'}
        used={Math.max(0, limit.used)}
        limit={limit.effective}
        currency={currency}
        language={language}
        labels={{
          of: t('protection.limits.of'),
          none: t('protection.limits.none'),
          states: {
            far: t('protection.limits.far'),
            near: t('protection.limits.near'),
            reached: t('protection.limits.reached'),
          },
        }}
        pending={
          pending
            ? t('protection.limits.pending', {
                amount: limitText(pending.amount),
                date: format.date(pending.confirmableAt, 'dateTime'),
              })
            : undefined
        }
        action={
          <>
            {pending && (
              <Button
                size="sm"
                variant={pending.canConfirm ? 'primary' : 'ghost'}
                aria-label={`${t('protection.limits.settle')}: ${name}`}
                onPress={() => setDialog('pending')}
              >
                {t('protection.limits.settle')}
              </Button>
            )}
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${change}: ${name}`}
              onPress={() => setDialog('change')}
            >
              {change}
            </Button>
          </>
        }
      />
      {dialog === 'change' && <LimitDialog limit={limit} onClose={() => setDialog(null)} />}
      {dialog === 'pending' && pending && (
        <PendingLimit limit={limit} pending={pending} onClose={() => setDialog(null)} />
      )}
    </>
  );
};
