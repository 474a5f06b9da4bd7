import { useTranslation } from 'react-i18next';

import { agentBills, type Bill } from '#api/agent-bills.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { BILL_TONES } from '../../agent-center/bill-tones.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';

const billsQuery = memberQuery(agentBills);

/** Where the bills of each kind stand. */
const PAGES = {
  dividend: '/agentDividendRecordCopy2',
  daily: '/agentDailyWages2',
  hourly: '/agentHourSalary',
  realtime: '/agentRealtimeSalary',
} as const satisfies Record<Bill['kind'], string>;

/** The last bills that were paid to the agent, of whatever kind. */
export const NewestBills = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(billsQuery, { side: 'had', pageSize: 5, language });
  const columns = useColumns();
  if (!remote.value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Section title={t('agentArea.bills')}>
      <Table<Bill>
        caption={t('agentArea.bills')}
        rows={remote.value?.items ?? []}
        rowKey={({ billId }) => String(billId)}
        loading={!remote.value}
        loadingLabel={t('common.loading')}
        blankRows={3}
        empty={
          <EmptyState icon="coin" title={t('agentArea.noBills')}>
            {t('agentArea.noBillsText')}
          </EmptyState>
        }
        columns={columns}
      />
    </Section>
  );
};

const useColumns = (): TableColumn<Bill>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  return [
    {
      id: 'kind',
      header: t('agentCenter.kind'),
      cell: ({ kind }) => (
        <LinkButton href={PAGES[kind]} variant="ghost" size="sm">
          {t(`agentCenter.kinds.${kind}`)}
        </LinkButton>
      ),
    },
    {
      id: 'period',
      header: t('agentCenter.period'),
      cell: ({ startsAt }) => format.date(startsAt, 'dateTime'),
    },
    {
      id: 'due',
      header: t('agentCenter.due'),
      align: 'end',
      cell: ({ dueMinor }) => format.money(dueMinor),
    },
    {
      id: 'state',
      header: t('agentCenter.state'),
      cell: ({ state }) => (
        <StatusPill tone={BILL_TONES[state]}>{t(`agentCenter.billStates.${state}`)}</StatusPill>
      ),
    },
  ];
};
