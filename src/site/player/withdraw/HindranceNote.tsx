import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import type { WithdrawalObstacle, WithdrawalRules } from './withdraw.state.ts';

/** What keeps money from going out; open turnover is told by its progress. */
export type WithdrawalBlocker = Exclude<WithdrawalObstacle, 'turnover'>;

const icons: Record<WithdrawalBlocker, IconName> = {
  paymentPassword: 'lock',
  bankAccount: 'bank',
  today: 'clock',
  tooLittle: 'wallet',
};

export interface HindranceNoteProps {
  hindrance: WithdrawalBlocker;
  rules: WithdrawalRules;
  onAccounts: () => void;
}

/** Why nothing can be withdrawn right now, and the way out of it. */
export const HindranceNote = ({ hindrance, rules, onAccounts }: HindranceNoteProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const actions: Partial<Record<WithdrawalBlocker, ReactNode>> = {
    paymentPassword: (
      <LinkButton href="/securityCenter">
        {t('withdraw.hindrance.paymentPassword.action')}
      </LinkButton>
    ),
    bankAccount: <Button onPress={onAccounts}>{t('withdraw.hindrance.bankAccount.action')}</Button>,
  };
  return (
    <Surface>
      <EmptyState
        icon={icons[hindrance]}
        title={t(`withdraw.hindrance.${hindrance}.title`)}
        action={actions[hindrance]}
      >
        {t(`withdraw.hindrance.${hindrance}.text`, {
          least: format.money(rules.minimumMinor, rules.currency),
          until: format.date(rules.nextDayAt, 'dateTime'),
        })}
      </EmptyState>
    </Surface>
  );
};
