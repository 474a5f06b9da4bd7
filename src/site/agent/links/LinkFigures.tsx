import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type agentLinkFigures, agentLinkFiguresFile } from '#api/agent-link-figures.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { OlderNewer } from '../../records/OlderNewer.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { ExportButtons } from '../../records/ExportButtons.tsx';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { linkFiguresQuery } from './links.state.ts';

type Figures = ValueOf<typeof agentLinkFigures>;
type Counted = Figures['items'][number];

/** What is counted apart. */
const WAYS = ['subId', 'day'] as const;
type Way = (typeof WAYS)[number];

const WORDS = { subId: 'agentLinks.bySubId', day: 'agentLinks.byDay' } as const;

const PAGE_SIZE = 20;
const COUNTS = ['visits', 'registrations', 'firstDeposits'] as const;

const useCountedColumns = (by: Way): TableColumn<Counted>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    by === 'day'
      ? { id: 'day', header: t('agentLinks.day'), cell: ({ key }) => format.date(key) }
      : {
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

/** What came by one link in the last days: by sub-ID or by day, and as a file. */
export const LinkFigures = ({ code }: { code: string }) => {
  const { t } = useTranslation();
  const [by, setBy] = useState<Way>('subId');
  return (
    <Section
      title={t('agentLinks.figures')}
      action={
        <ExportButtons
          endpoint={agentLinkFiguresFile}
          input={{ by, code }}
          name="links"
          formats={['csv']}
        />
      }
    >
      <SegmentedControl
        label={t('agentLinks.figures')}
        options={WAYS.map((value) => ({ value, label: t(WORDS[value]) }))}
        value={by}
        onChange={(chosen) => setBy(WAYS.find((way) => way === chosen) ?? 'subId')}
      />
      <FiguresBy key={by} {...{ code, by }} />
    </Section>
  );
};

/** The rows of one way to count, page by page, with the sums of all pages. */
const FiguresBy = ({ code, by }: { code: string; by: Way }) => {
  const { t } = useTranslation();
  const [starts, setStarts] = useState<readonly string[]>([]);
  const after = starts.at(-1);
  const remote = useMemberQuery(linkFiguresQuery, {
    by,
    code,
    pageSize: PAGE_SIZE,
    ...(after === undefined ? {} : { after }),
  });
  const columns = useCountedColumns(by);
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <>
      {value && <Sums {...value} />}
      <Table<Counted>
        caption={t('agentLinks.table', { name: t(WORDS[by]) })}
        rows={value?.items ?? []}
        rowKey={({ key }) => key}
        loading={!value}
        loadingLabel={t('common.loading')}
        blankRows={3}
        empty={<EmptyState icon="users" title={t('agentLinks.figuresEmpty')} />}
        columns={columns}
      />
      <OlderNewer
        starts={starts}
        next={value?.next ?? null}
        onChange={setStarts}
        words={{ newer: t('agentLinks.pageBefore'), older: t('agentLinks.pageAfter') }}
      />
    </>
  );
};

const Sums = ({ from, to, total }: Figures) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <span>
      {t('agentLinks.figuresText', {
        from: format.date(from),
        to: format.date(to),
        visits: format.number(total.visits),
        registrations: format.number(total.registrations),
        firstDeposits: format.number(total.firstDeposits),
      })}
    </span>
  );
};
