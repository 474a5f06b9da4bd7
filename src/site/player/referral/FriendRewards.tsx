import { useTranslation } from 'react-i18next';

import type { ReferredFriend } from '#api/referral.ts';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';

type Reward = ReferredFriend['rewards'][number];

/** What the stages of one friend have brought, one below the other. */
export const FriendRewards = ({
  friend: { qualifies, rewards },
  currency,
}: {
  friend: ReferredFriend;
  currency: string;
}) => {
  const { t } = useTranslation();
  const format = useFormat();
  const written = ({ amountMinor, state, lockedUntil }: Reward): string => {
    const amount = format.money(amountMinor, currency);
    if (state === 'notGiven') return t('referral.notGiven');
    if (lockedUntil === null) return amount;
    return t('referral.lockedUntil', { amount, date: format.date(lockedUntil) });
  };
  if (rewards.length === 0) return qualifies ? t('referral.nothing') : t('referral.disqualified');
  return (
    <Stack gap="x1">
      {rewards.map((reward) => (
        <span key={reward.stage}>
          {t(`referral.stages.${reward.stage}`)}: {written(reward)}
        </span>
      ))}
    </Stack>
  );
};
