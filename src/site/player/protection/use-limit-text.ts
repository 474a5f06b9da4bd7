import { useTranslation } from 'react-i18next';

import type { LimitKind } from '#domain/protection-limits.ts';

import { useFormat } from '../../i18n/use-format.ts';

import { useProtection } from './protection-context.ts';

/** Seconds of an hour: time limits are set in hours. */
export const HOUR_S = 3600;

/** Gives a limit in words: an amount of money, hours, or that there is none. */
export const useLimitText = (kind: LimitKind): ((amount: number | null) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { currency } = useProtection().status;
  return (amount) => {
    if (amount === null) return t('protection.limits.noLimit');
    if (kind !== 'session') return format.money(amount, currency);
    return t('protection.spans.hours', { count: amount / HOUR_S });
  };
};
