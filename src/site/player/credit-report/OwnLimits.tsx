import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { creditReport } from '#api/standing.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { useFormat } from '../../i18n/use-format.ts';

/** What may go out and what may come in, as it holds for this member. */
export const OwnLimits = ({ report }: { report: ValueOf<typeof creditReport> }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { withdrawals, deposits, currency } = report;
  const { maximumMinor, dailyMaximumMinor, dailyCount, leftMinor, leftCount } = withdrawals;
  const money = (minor: number) => format.money(minor, currency);
  const of = (left: string, all: string) => t('ranks.leftOf', { left, all });
  return (
    <Section
      title={t('ranks.limits')}
      action={
        <LinkButton href="/limits" variant="ghost" size="sm" iconEnd="arrowEnd">
          {t('memberCenter.pages.limits')}
        </LinkButton>
      }
    >
      <Surface>
        <DescriptionList
          items={[
            { id: 'one', term: t('ranks.terms.withdrawal'), value: money(maximumMinor) },
            {
              id: 'day',
              term: t('ranks.terms.daily'),
              value: of(money(leftMinor), money(dailyMaximumMinor)),
            },
            {
              id: 'count',
              term: t('ranks.terms.count'),
              value: of(format.number(leftCount), format.number(dailyCount)),
            },
            ...deposits.map(({ period, limitMinor, usedMinor }) => ({
              id: period,
              term: t(`ranks.deposits.${period}`),
              value:
                limitMinor === null
                  ? t('ranks.noLimit')
                  : of(money(Math.max(0, limitMinor - usedMinor)), money(limitMinor)),
            })),
          ]}
        />
      </Surface>
    </Section>
  );
};
