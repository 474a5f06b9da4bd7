import { useTranslation } from 'react-i18next';

import type { ValueOf } from '#api/endpoint.ts';
import type { referralFriends } from '#api/referral.ts';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';

import { FriendRewards } from './FriendRewards.tsx';
import { stageTones } from './referral.state.ts';

/** An invited friend, by the masked name. */
export type Friend = ValueOf<typeof referralFriends>['friends'][number];

/** The columns of the table of invited friends. */
export const useFriendColumns = (currency: string): TableColumn<Friend>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    { id: 'name', header: t('referral.name'), cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'since',
      header: t('referral.since'),
      cell: ({ registeredAt }) => format.date(registeredAt),
    },
    {
      id: 'stage',
      header: t('referral.stage'),
      cell: ({ stage, qualifies }) => (
        <StatusPill tone={qualifies ? stageTones[stage] : 'warning'}>
          {qualifies ? t(`referral.stages.${stage}`) : t('referral.disqualified')}
        </StatusPill>
      ),
    },
    {
      id: 'reward',
      header: t('referral.reward'),
      cell: (friend) => <FriendRewards friend={friend} currency={currency} />,
    },
  ];
};
