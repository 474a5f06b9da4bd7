import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { creditReport } from '#api/standing.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { TurnoverProgress } from '#components/TurnoverProgress/TurnoverProgress.tsx';

import { useLanguage } from '../../i18n/use-language.ts';

/** What has still to be staked before money can go out. */
export const OwnTurnover = ({
  turnover,
}: {
  turnover: ValueOf<typeof creditReport>['turnover'];
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { currency, requiredMinor, doneMinor, remainingMinor, waived } = turnover;
  const isMet = remainingMinor === 0;
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
        <TurnoverProgress
          title={t('withdraw.turnover.title')}
          state={isMet ? 'met' : 'running'}
          neededMinor={requiredMinor}
          {...{ doneMinor, currency, language }}
          labels={{
            state: t(`withdraw.turnover.${waived ? 'waivedState' : isMet ? 'met' : 'running'}`),
            left: t('withdraw.turnover.left'),
            progress: t('bonus.progress'),
          }}
        />
      </Surface>
    </Section>
  );
};
