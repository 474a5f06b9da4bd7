import { useTranslation } from 'react-i18next';

import { agentStatementsFile, type ReportSort, type StatementRow } from '#api/agent-reports.ts';

import type { UsedAddressChoice } from '../../../agent-center/address/use-address-choice.ts';
import { usePageStarts } from '../../../agent-center/address/use-page-starts.ts';
import { rangeInput } from '../../../agent-center/reports/range-choice.ts';
import { ReportTable } from '../../../agent-center/reports/ReportTable.tsx';
import { PAGE_SIZE, statementsQuery } from '../../../agent-center/reports/statements.state.ts';
import { useFigure } from '../../../agent-center/reports/use-figure.tsx';
import { useRangeText } from '../../../agent-center/reports/use-range-text.ts';
import { useWhoseColumn } from '../../../agent-center/reports/use-whose-column.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import type { OverviewChoice } from './overview-choice.ts';

/** Those directly below, each with everybody below them. */
export const DownlineSums = ({ choice, change, addressOf }: UsedAddressChoice<OverviewChoice>) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const rangeText = useRangeText();
  const { sort, descending, after } = choice;
  const input = { ...rangeInput(choice), by: 'downline' as const, sort, descending };
  const remote = useMemberQuery(statementsQuery, {
    ...input,
    ...(after !== null && { after }),
    pageSize: PAGE_SIZE,
    language,
  });
  const pages = usePageStarts(after, addressOf);
  const whose = useWhoseColumn((under) => addressOf({ under }));
  const { column } = useFigure();
  const { value } = remote;
  return (
    <ReportTable<StatementRow>
      title={t('agentReports.by.downline')}
      description={rangeText(value)}
      columns={[
        whose,
        column('active'),
        column('registered'),
        column('deposit'),
        column('withdrawal'),
        column('validBet'),
        column('profit'),
      ]}
      // The sums are those of the team: what its head does is no part of them.
      rows={(value?.items ?? []).filter(({ row }) => row !== 'own')}
      rowKey={({ row, memberId }) => `${row} ${memberId}`}
      remote={remote}
      sort={choice}
      onSort={(id, isDown) => change({ sort: id as ReportSort, descending: isDown })}
      file={{ endpoint: agentStatementsFile, input, name: 'statements' }}
      pages={{ ...pages, next: value?.next ?? null }}
    />
  );
};
