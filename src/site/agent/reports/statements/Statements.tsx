import { useTranslation } from 'react-i18next';

import { agentStatementsFile, type ReportSort, type StatementRow } from '#api/agent-reports.ts';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import {
  useAddressChoice,
  type UsedAddressChoice,
} from '../../../agent-center/address/use-address-choice.ts';
import { usePageStarts } from '../../../agent-center/address/use-page-starts.ts';
import { FigureCards } from '../../../agent-center/reports/FigureCards.tsx';
import { ReportPeriod } from '../../../agent-center/reports/ReportPeriod.tsx';
import { ReportTable } from '../../../agent-center/reports/ReportTable.tsx';
import { PAGE_SIZE, statementsQuery } from '../../../agent-center/reports/statements.state.ts';
import { useRangeText } from '../../../agent-center/reports/use-range-text.ts';
import { useSums } from '../../../agent-center/reports/use-sums.tsx';
import { TeamCrumbs } from '../../../agent-center/TeamCrumbs.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useMemberQuery } from '../../../remote/member-query.ts';
import {
  figureSetNames,
  figureSets,
  rowKinds,
  rowsChange,
  statementAddress,
  type StatementChoice,
  statementInput,
} from './statement-choice.ts';
import { useStatementColumns } from './use-statement-columns.tsx';

/** What a team has won and lost, by downline or by day. */
export const Statements = () => {
  const { t } = useTranslation();
  const language = useLanguage();
  const used = useAddressChoice(statementAddress);
  const { choice, change, addressOf } = used;
  const input = statementInput(choice);
  const remote = useMemberQuery(statementsQuery, {
    ...input,
    ...(choice.after !== null && { after: choice.after }),
    pageSize: PAGE_SIZE,
    language,
  });
  const pages = usePageStarts(choice.after, addressOf);
  const columns = useStatementColumns(used);
  const rangeText = useRangeText();
  const sums = useSums();
  const { value } = remote;
  const summed = figureSets[choice.figures].filter((name) => name !== 'active');
  return (
    <Stack gap="x6">
      <TeamCrumbs crumbs={value?.crumbs ?? []} addressOf={addressOf} />
      <ReportPeriod choice={choice} change={change} />
      <Ways {...used} />
      {remote.status !== 'failed' && <FigureCards cards={sums(summed, value?.total)} />}
      <ReportTable<StatementRow>
        title={t('agentCenter.pages.palStatementsAgentCopy')}
        description={rangeText(value, value?.rows)}
        columns={columns}
        rows={value?.items ?? []}
        rowKey={({ row, memberId, day }) => `${row} ${memberId} ${day}`}
        remote={remote}
        sort={choice}
        onSort={(id, descending) => change({ sort: id as ReportSort, descending })}
        file={{ endpoint: agentStatementsFile, input, name: 'statements' }}
        pages={{ ...pages, next: value?.next ?? null }}
      />
    </Stack>
  );
};

/** Whose rows, and which figures of them. */
const Ways = ({ choice, change }: UsedAddressChoice<StatementChoice>) => {
  const { t } = useTranslation();
  return (
    <Cluster gap="x3">
      <SegmentedControl
        label={t('agentReports.rows')}
        options={rowKinds.map((value) => ({ value, label: t(`agentReports.by.${value}`) }))}
        value={choice.by}
        onChange={(by) => change(rowsChange(by as StatementChoice['by']))}
      />
      <SegmentedControl
        label={t('agentReports.columns')}
        options={figureSetNames.map((value) => ({
          value,
          label: t(`agentReports.sets.${value}`),
        }))}
        value={choice.figures}
        onChange={(figures) => change({ figures: figures as StatementChoice['figures'] })}
      />
    </Cluster>
  );
};
