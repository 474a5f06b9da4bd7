import { useTranslation } from 'react-i18next';

import type { ContractKind } from '#domain/agents/contract-terms.ts';

import { useFormat } from '../../i18n/use-format.ts';

/** Moments between which something is settled. */
interface Span {
  startsAt: string;
  endsAt: string;
}

/** Gives a period in words: days of a dividend, the day of a daily salary, else the moment at which it began. */
export const usePeriodText = (): ((kind: ContractKind, span: Span) => string) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (kind, { startsAt, endsAt }) => {
    if (kind === 'daily') return format.date(startsAt);
    if (kind !== 'dividend') return format.date(startsAt, 'dateTime');
    // A period ends where the next one begins: its last day is the one before.
    const last = new Date(Date.parse(endsAt) - 1).toISOString();
    return t('agentContracts.span', { from: format.date(startsAt), to: format.date(last) });
  };
};
