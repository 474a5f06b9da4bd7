import { useTranslation } from 'react-i18next';

import { type ReferralStage, referralStages, type ReferralTerms as Terms } from '#api/referral.ts';
import { Money } from '#components/Money/Money.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';

interface ReferralTermsProps {
  terms: Terms;
  currency: string;
}

/** What each stage brings to both, and on which conditions: every figure from the merchant's rules. */
export const ReferralTerms = ({ terms, currency }: ReferralTermsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency);
  const language = useLanguage();
  const amount = (minor: number) =>
    minor === 0 ? t('referral.nothing') : <Money minor={minor} {...{ currency, language }} />;
  const days = format.number(terms.activeDays);
  const facts = { least: money(terms.leastDepositMinor), bets: money(terms.activeBetMinor), days };
  const paid = referralStages.filter(
    (stage) => terms.inviter[`${stage}Minor`] > 0 || terms.friend[`${stage}Minor`] > 0,
  );
  return (
    <Stack gap="x4">
      <Table<ReferralStage>
        caption={t('referral.termsTable')}
        rows={paid}
        rowKey={(stage) => stage}
        empty={null}
        columns={[
          {
            id: 'stage',
            header: t('referral.stageColumn'),
            cell: (stage) => t(`referral.conditions.${stage}`, facts),
          },
          {
            id: 'you',
            header: t('referral.you'),
            align: 'end',
            cell: (stage) => amount(terms.inviter[`${stage}Minor`]),
          },
          {
            id: 'friend',
            header: t('referral.friend'),
            align: 'end',
            cell: (stage) => amount(terms.friend[`${stage}Minor`]),
          },
        ]}
      />
      <Rules terms={terms} currency={currency} />
    </Stack>
  );
};

/** The conditions that hold for every reward. */
const Rules = ({ terms, currency }: ReferralTermsProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const lockDays = format.number(terms.lockDays);
  return (
    <ul>
      <li>
        {terms.lockDays === 0
          ? t('referral.rules.noLock')
          : t('referral.rules.lock', { days: lockDays })}
      </li>
      <li>
        {t('referral.rules.turnover', {
          turnover: format.number(terms.turnover),
          days: format.number(terms.bonusDays),
        })}
      </li>
      <li>
        {t('referral.rules.caps', {
          month: format.money(terms.mostMonthMinor, currency),
          most: format.money(terms.mostMinor, currency),
        })}
      </li>
      <li>{t('referral.rules.same')}</li>
    </ul>
  );
};
