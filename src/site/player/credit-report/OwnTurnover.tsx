import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { creditReport } from '#api/standing.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TurnoverProgress } from '#components/TurnoverProgress/TurnoverProgress.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** What has still to be staked before money can go out, and before a bonus becomes cash. */
export const OwnTurnover = ({
  turnover,
}: {
  turnover: ValueOf<typeof creditReport>['turnover'];
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const format = useFormat();
  const { currency, requiredMinor, doneMinor, remainingMinor, waived } = turnover;
  const isMet = remainingMinor === 0;
  // It keeps no cash from going out, and is open all the same.
  const bonuses = turnover.items.filter(({ kind }) => kind === 'bonus');
  const labels = {
    state: t('withdraw.turnover.running'),
    left: t('withdraw.turnover.left'),
    progress: t('bonus.progress'),
  };
  return (
    <Section
      title={t('ranks.turnover')}
      action={
        <LinkButton href="/withdraw" variant="ghost" size="sm" iconEnd="arrowEnd">
          {t('memberCenter.pages.withdraw')}
        </LinkButton>
      }
    >
      <Surface>
        <Stack gap="x5">
          {requiredMinor === 0 ? (
            <p>{t('ranks.nothingOpen')}</p>
          ) : (
            <TurnoverProgress
              title={t('withdraw.turnover.title')}
              state={isMet ? 'met' : 'running'}
              neededMinor={requiredMinor}
              {...{ doneMinor, currency, language }}
              labels={{
                ...labels,
                state: t(`withdraw.turnover.${waived ? 'waivedState' : isMet ? 'met' : 'running'}`),
              }}
            />
          )}
          {bonuses.map((bonus) => (
            <TurnoverProgress
              key={bonus.id}
              title={t('withdraw.turnover.kinds.bonus', {
                amount: format.money(bonus.amountMinor, currency),
                date: format.date(bonus.createdAt),
              })}
              state="running"
              doneMinor={bonus.doneMinor}
              neededMinor={bonus.requiredMinor}
              {...{ currency, language }}
              labels={{ ...labels, left: t('ranks.bonusLeft') }}
            />
          ))}
        </Stack>
      </Surface>
    </Section>
  );
};
