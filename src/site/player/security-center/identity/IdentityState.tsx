import { useTranslation } from 'react-i18next';

import type { IdentityState as State } from '#api/identity.ts';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../../i18n/use-format.ts';

const tones: Record<State['status'], StatusTone> = {
  none: 'neutral',
  submitted: 'info',
  approved: 'success',
  rejected: 'danger',
};

/** Where the proof stands, since when, and what follows from it. */
export const IdentityState = ({ status, submittedAt, decidedAt, reason }: State) => {
  const { t } = useTranslation();
  const format = useFormat();
  const at = status === 'submitted' ? submittedAt : decidedAt;
  const text = t(`identity.${status}.text`, {
    date: at === null ? '' : format.date(at, 'dateTime'),
  });
  return (
    <Surface level="raised">
      <ActionRow
        icon="shield"
        title={t(`identity.${status}.title`)}
        state={<StatusPill tone={tones[status]}>{t(`identity.${status}.state`)}</StatusPill>}
        action={
          status === 'approved' && (
            <LinkButton href="/depositv2" size="sm">
              {t('identity.deposit')}
            </LinkButton>
          )
        }
      >
        {reason === null ? text : `${text} ${t(`identity.reasons.${reason}`)}`}
      </ActionRow>
    </Surface>
  );
};
