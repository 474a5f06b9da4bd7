import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { agentBillBets } from '#api/agent-bills.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { billBetsQuery } from './bills.state.ts';

type CountedBet = ValueOf<typeof agentBillBets>['items'][number];

const useBetColumns = (): TableColumn<CountedBet>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const moneyOf = (id: 'stake' | 'payout' | 'valid'): TableColumn<CountedBet> => ({
    id,
    header: t(`agentContracts.bills.${id}`),
    align: 'end',
    cell: (row) => format.money(row[`${id}Minor`]),
  });
  return [
    {
      id: 'settledAt',
      header: t('agentContracts.bills.settledAt'),
      cell: ({ settledAt }) => format.date(settledAt, 'dateTime'),
    },
    {
      id: 'who',
      header: t('agentContracts.bills.who'),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    moneyOf('stake'),
    moneyOf('payout'),
    moneyOf('valid'),
  ];
};

/** The bets that a bill counts, page by page. */
export const BillBets = ({ billId }: { billId: number }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [starts, setStarts] = useState<readonly number[]>([]);
  const columns = useBetColumns();
  const after = starts.at(-1);
  const remote = useMemberQuery(billBetsQuery, {
    billId,
    language,
    ...(after !== undefined && { after }),
  });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x4">
      <Table<CountedBet>
        caption={t('agentContracts.bills.betsText')}
        columns={columns}
        rows={value?.items ?? []}
        rowKey={({ betId }) => String(betId)}
        loading={!value}
        loadingLabel={t('common.loading')}
        blankRows={4}
        empty={t('agentContracts.bills.noBets')}
      />
      <OlderNewer starts={starts} next={value?.next ?? null} onChange={setStarts} />
    </Stack>
  );
};
