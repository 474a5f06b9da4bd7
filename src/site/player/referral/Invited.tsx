import { useTranslation } from 'react-i18next';

import type { ReferredFriend } from '#api/referral.ts';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import { Surface } from '#components/Surface/Surface.tsx';

import { FriendRewards } from './FriendRewards.tsx';
import { stageTones } from './referral.state.ts';

/** The member's own way, when somebody has invited the member. */
export const Invited = ({ friend, currency }: { friend: ReferredFriend; currency: string }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('referral.invitedTitle')}>
      <Surface padding="md">
        <Stack gap="x3">
          <p>{t(friend.qualifies ? 'referral.invitedText' : 'referral.invitedNot')}</p>
          <div>
            <StatusPill tone={stageTones[friend.stage]}>
              {t(`referral.stages.${friend.stage}`)}
            </StatusPill>
          </div>
          {friend.rewards.length > 0 && <FriendRewards friend={friend} currency={currency} />}
        </Stack>
      </Surface>
    </Section>
  );
};
