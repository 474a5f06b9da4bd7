import { useTranslation } from 'react-i18next';

import type { AnyEndpoint } from '#api/endpoint.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Table, type TableProps } from '#components/Table/Table.tsx';

import { ExportButtons } from '../../records/ExportButtons.tsx';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import type { Remote } from '../../remote/remote-query.ts';
import type { UsedPages } from '../address/use-page-starts.ts';
import { OlderNewer } from '../../records/OlderNewer.tsx';

interface ReportTableProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowKey' | 'maxHeight'> {
  title: string;
  description?: string | undefined;
  rows: readonly Row[];
  remote: Remote<unknown> & { reload: () => Promise<void> };
  sort: { sort: string; descending: boolean };
  onSort: (sort: string, descending: boolean) => void;
  /** All pages as a file; left out where there is none. */
  file?: { endpoint: AnyEndpoint; input: object; name: string } | undefined;
  pages?: (UsedPages & { next: string | null }) | undefined;
}

/** Rows of a report with their order, their pages and their file. */
export const ReportTable = <Row,>({
  title,
  description,
  remote,
  sort: { sort, descending },
  onSort,
  file,
  pages,
  ...table
}: ReportTableProps<Row>) => {
  const { t } = useTranslation();
  return (
    <Section
      title={title}
      description={description}
      action={file && <ExportButtons {...file} formats={['csv']} />}
    >
      <Table<Row>
        caption={title}
        {...table}
        sort={{ columnId: sort, direction: descending ? 'descending' : 'ascending' }}
        onSortChange={({ columnId, direction }) => onSort(columnId, direction === 'descending')}
        loading={remote.status === 'loading'}
        loadingLabel={t('common.loading')}
        error={
          remote.status === 'failed' ? (
            <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
          ) : undefined
        }
        empty={
          <EmptyState icon="chart" title={t('agentReports.emptyTitle')}>
            {t('agentReports.emptyText')}
          </EmptyState>
        }
      />
      {pages && (
        <OlderNewer
          starts={pages.starts}
          next={pages.next}
          // Until the page has come the one before is in sight: it says nothing of what follows.
          onChange={(starts) => remote.status !== 'loading' && pages.turn(starts)}
          words={{ newer: t('common.previous'), older: t('common.next') }}
        />
      )}
    </Section>
  );
};
