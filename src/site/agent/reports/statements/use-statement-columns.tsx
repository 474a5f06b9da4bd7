import { useTranslation } from 'react-i18next';

import type { StatementRow } from '#api/agent-reports.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import type { UsedAddressChoice } from '../../../agent-center/address/use-address-choice.ts';
import { useFigure } from '../../../agent-center/reports/use-figure.tsx';
import { useWhoseColumn } from '../../../agent-center/reports/use-whose-column.tsx';
import { useDayText } from '../../../records/use-day-text.ts';
import { dayChange, figureSets, type StatementChoice } from './statement-choice.ts';

/** The columns of a statement: whose row or which day, and the chosen figures. */
export const useStatementColumns = ({
  choice,
  addressOf,
}: Pick<
  UsedAddressChoice<StatementChoice>,
  'choice' | 'addressOf'
>): TableColumn<StatementRow>[] => {
  const { t } = useTranslation();
  const text = useDayText();
  const whose = useWhoseColumn((under) => addressOf({ under }));
  const { column } = useFigure();
  const names = figureSets[choice.figures];
  if (choice.by === 'downline') return [whose, ...names.map((name) => column<StatementRow>(name))];
  return [
    {
      id: 'key',
      header: t('agentReports.day'),
      sortable: true,
      cell: ({ day }) =>
        day !== null && (
          <LinkButton
            variant="ghost"
            size="sm"
            href={addressOf(dayChange(day))}
            aria-label={t('agentReports.openDay', { day: text.full(day) })}
          >
            {text.full(day)}
          </LinkButton>
        ),
    },
    // How many people were active is counted for a downline, not for a day.
    ...names.filter((name) => name !== 'active').map((name) => column<StatementRow>(name)),
  ];
};
