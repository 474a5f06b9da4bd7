import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { referral } from '#api/referral.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatCard } from '#components/StatCard/StatCard.tsx';

import { useFormat } from '../../i18n/use-format.ts';

const STAGES = ['registered', 'verified', 'deposit', 'active'] as const;

/** How many friends are how far, and what they have brought. */
export const ReferralSums = ({ value }: { value: ValueOf<typeof referral> }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { counts, currency, terms } = value;
  const money = (minor: number) => format.money(minor, currency);
  return (
    <Stack gap="x4">
      <Grid min="9rem" gap="x3">
        {STAGES.map((stage) => (
          <StatCard
            key={stage}
            compact
            label={t(`referral.stages.${stage}`)}
            value={format.number(counts[stage])}
          />
        ))}
        {counts.unqualified > 0 && (
          <StatCard
            compact
            label={t('referral.unqualified')}
            value={format.number(counts.unqualified)}
          />
        )}
      </Grid>
      <Grid min="11rem" gap="x3">
        <StatCard
          compact
          label={t('referral.sums.claimable')}
          value={money(value.claimableMinor)}
        />
        <StatCard compact label={t('referral.sums.locked')} value={money(value.lockedMinor)} />
        <StatCard compact label={t('referral.sums.claimed')} value={money(value.claimedMinor)} />
        <StatCard
          compact
          label={t('referral.sums.month')}
          value={t('referral.sums.monthOf', {
            earned: money(value.monthMinor),
            most: money(terms.mostMonthMinor),
          })}
        />
      </Grid>
      {value.claimableMinor > 0 && (
        <Cluster>
          <LinkButton href="/rewardCenter" iconEnd="arrowEnd">
            {t('referral.toClaim')}
          </LinkButton>
        </Cluster>
      )}
    </Stack>
  );
};
