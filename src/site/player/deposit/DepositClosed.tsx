import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';

import type { DepositBar } from './deposit-bar.ts';

/** Why nothing can be paid in at present, and what can be done instead. */
export const DepositClosed = ({ reason, until }: DepositBar) => {
  const { t } = useTranslation();
  const format = useFormat();
  const ways = {
    excluded: ['/withdraw', t('deposit.closed.withdraw')],
    pause: ['/withdraw', t('deposit.closed.withdraw')],
    underage: ['/withdraw', t('deposit.closed.withdraw')],
    identity: ['/securityCenter#identity', t('deposit.closed.prove')],
    birthday: ['/securityCenter#profile', t('deposit.closed.birthdayAction')],
  } as const;
  const [href, label] = ways[reason];
  return (
    <Surface>
      <EmptyState
        icon="shield"
        title={t(`deposit.closed.${reason}.title`)}
        action={<LinkButton href={href}>{label}</LinkButton>}
      >
        {t(`deposit.closed.${reason}.text`, {
          until: until === null ? '' : format.date(until, 'dateTime'),
        })}
      </EmptyState>
    </Surface>
  );
};
