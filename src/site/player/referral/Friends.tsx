import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { LoadFailure } from '../../records/LoadFailure.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';

import { friendsQuery } from './referral.state.ts';
import { type Friend, useFriendColumns } from './use-friend-columns.tsx';

/** Invited friends, the newest first, page by page. */
export const Friends = ({ currency }: { currency: string }) => {
  // Where each page after the first begins; the last one is shown.
  const [starts, setStarts] = useState<readonly number[]>([]);
  const before = starts.at(-1);
  const remote = useMemberQuery(friendsQuery, before === undefined ? {} : { before });
  const { friends = [], next = null } = remote.value ?? {};
  if (remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x4">
      <FriendTable friends={friends} currency={currency} loading={remote.status === 'loading'} />
      <OlderNewer starts={starts} next={next} onChange={setStarts} />
    </Stack>
  );
};

interface FriendTableProps {
  friends: readonly Friend[];
  currency: string;
  loading: boolean;
}

const FriendTable = ({ friends, currency, loading }: FriendTableProps) => {
  const { t } = useTranslation();
  const columns = useFriendColumns(currency);
  return (
    <Table<Friend>
      caption={t('referral.table')}
      rows={friends}
      rowKey={({ name, registeredAt }) => `${name} ${registeredAt}`}
      loading={loading}
      loadingLabel={t('common.loading')}
      blankRows={3}
      empty={
        <EmptyState icon="users" title={t('referral.emptyTitle')}>
          {t('referral.emptyText')}
        </EmptyState>
      }
      columns={columns}
    />
  );
};
