import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { agentLinkFigures } from '#api/agent-links.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { OlderNewer } from '../../agent-center/OlderNewer.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { linkFiguresQuery } from './links.state.ts';

type Counted = ValueOf<typeof agentLinkFigures>['items'][number];

const PAGE_SIZE = 20;
const COUNTS = ['visits', 'registrations', 'firstDeposits'] as const;

const useCountedColumns = (): TableColumn<Counted>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: 'subId',
      header: t('agentLinks.subId'),
      cell: ({ key }) => <bdi>{key || t('agentLinks.noSubId')}</bdi>,
    },
    ...COUNTS.map((id): TableColumn<Counted> => ({
      id,
      header: t(`agentLinks.${id}`),
      align: 'end',
      cell: (row) => format.number(row[id]),
    })),
  ];
};

/** What came by one link in the last days, by sub-ID, with the sums of all pages. */
export const SubIdFigures = ({ code }: { code: string }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const [starts, setStarts] = useState<readonly string[]>([]);
  const after = starts.at(-1);
  const remote = useMemberQuery(linkFiguresQuery, {
    by: 'subId',
    code,
    pageSize: PAGE_SIZE,
    ...(after === undefined ? {} : { after }),
  });
  const columns = useCountedColumns();
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Section
      title={t('agentLinks.bySubId')}
      description={
        value &&
        t('agentLinks.bySubIdText', {
          from: format.date(value.from),
          to: format.date(value.to),
          visits: format.number(value.total.visits),
          registrations: format.number(value.total.registrations),
          firstDeposits: format.number(value.total.firstDeposits),
        })
      }
    >
      <Table<Counted>
        caption={t('agentLinks.table', { name: t('agentLinks.bySubId') })}
        rows={value?.items ?? []}
        rowKey={({ key }) => key}
        loading={!value}
        loadingLabel={t('common.loading')}
        blankRows={3}
        empty={<EmptyState icon="users" title={t('agentLinks.bySubIdEmpty')} />}
        columns={columns}
      />
      <OlderNewer
        starts={starts}
        next={value?.next ?? null}
        onChange={setStarts}
        words={{ newer: t('agentLinks.pageBefore'), older: t('agentLinks.pageAfter') }}
      />
    </Section>
  );
};
