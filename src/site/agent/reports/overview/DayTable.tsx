import { useTranslation } from 'react-i18next';

import type { ReportSort } from '#api/agent-reports.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import type { UsedAddressChoice } from '../../../agent-center/address/use-address-choice.ts';
import { ReportTable } from '../../../agent-center/reports/ReportTable.tsx';
import { useFigure } from '../../../agent-center/reports/use-figure.tsx';
import { useRangeText } from '../../../agent-center/reports/use-range-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useDayText } from '../../../records/use-day-text.ts';
import type { UsedMemberQuery } from '../../../remote/member-query.ts';
import { dayChange, type OverviewChoice } from './overview-choice.ts';
import { type Overview, type OverviewDay, sortDays } from './overview.state.ts';

interface DayTableProps extends UsedAddressChoice<OverviewChoice> {
  remote: UsedMemberQuery<Overview>;
  /** A day leads to the downlines of that day. */
  seesMoney: boolean;
}

/** Every day of the range. */
export const DayTable = ({ choice, change, remote, ...rest }: DayTableProps) => {
  const { t } = useTranslation();
  const rangeText = useRangeText();
  const columns = useDayColumns(rest);
  const { sort, descending } = choice;
  return (
    <ReportTable<OverviewDay>
      title={t('agentReports.by.day')}
      description={rangeText(remote.value)}
      columns={columns}
      rows={sortDays(remote.value?.days ?? [], sort, descending)}
      rowKey={({ day }) => day}
      maxHeight="36rem"
      remote={remote}
      sort={choice}
      onSort={(id, isDown) => change({ sort: id as ReportSort, descending: isDown })}
    />
  );
};

const useDayColumns = ({
  addressOf,
  seesMoney,
}: Pick<DayTableProps, 'addressOf' | 'seesMoney'>): TableColumn<OverviewDay>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const text = useDayText();
  const { column } = useFigure();
  return [
    {
      id: 'key',
      header: t('agentReports.day'),
      sortable: true,
      cell: ({ day }) =>
        seesMoney ? (
          <LinkButton
            variant="ghost"
            size="sm"
            href={addressOf(dayChange(day))}
            aria-label={t('agentReports.openDay', { day: text.full(day) })}
          >
            {text.full(day)}
          </LinkButton>
        ) : (
          text.full(day)
        ),
    },
    {
      id: 'team',
      header: t('agentReports.teamSize'),
      align: 'end',
      cell: ({ allDownlines }) => format.number(allDownlines),
    },
    column('active'),
    column('registered'),
    column('deposit'),
    column('withdrawal'),
    column('validBet'),
    column('profit'),
  ];
};
