import { useTranslation } from 'react-i18next';

import type { RankStanding } from '#api/standing.ts';
import { ActionRow } from '#components/ActionRow/ActionRow.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';

/** Until when the rank is kept and what holds it, and who of the house is there for it. */
export const HeldRank = ({ standing }: { standing: RankStanding }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { heldUntil, holdPoints, keepPoints, keepDays, rank, steps } = standing;
  const host = steps.find(({ id }) => id === rank)?.host;
  if (!heldUntil && !host) return null;
  return (
    <Surface>
      {heldUntil && (
        <ActionRow icon="calendar" title={t('ranks.heldUntil', { date: format.date(heldUntil) })}>
          {t(holdPoints >= keepPoints ? 'ranks.holds' : 'ranks.heldBy', {
            days: format.number(keepDays),
            points: format.number(holdPoints),
            needed: format.number(keepPoints),
          })}
        </ActionRow>
      )}
      {host && (
        <ActionRow
          icon="headset"
          title={t('ranks.host', { name: host.name })}
          action={
            <LinkButton
              href={host.url}
              variant="secondary"
              size="sm"
              aria-label={`${t('ranks.writeToHost')}: ${host.name}`}
            >
              {t('ranks.writeToHost')}
            </LinkButton>
          }
        >
          {t('ranks.hostText')}
        </ActionRow>
      )}
    </Surface>
  );
};
