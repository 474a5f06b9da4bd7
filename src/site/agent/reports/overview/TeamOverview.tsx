import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import {
  useAddressChoice,
  type UsedAddressChoice,
} from '../../../agent-center/address/use-address-choice.ts';
import { FigureCards } from '../../../agent-center/reports/FigureCards.tsx';
import { rangeInput } from '../../../agent-center/reports/range-choice.ts';
import { ReportPeriod } from '../../../agent-center/reports/ReportPeriod.tsx';
import { useFigure } from '../../../agent-center/reports/use-figure.tsx';
import { useSums } from '../../../agent-center/reports/use-sums.tsx';
import { TeamCrumbs } from '../../../agent-center/TeamCrumbs.tsx';
import { useFormat } from '../../../i18n/use-format.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../../remote/member-query.ts';
import { memberAtom } from '../../../session/member.state.ts';
import { DayTable } from './DayTable.tsx';
import { DownlineSums } from './DownlineSums.tsx';
import { overviewAddress, type OverviewChoice, rowKinds, rowsChange } from './overview-choice.ts';
import { type Overview, overviewQuery } from './overview.state.ts';
import { OverviewChart } from './OverviewChart.tsx';

/** What a team does: its sums, a chart, and its days or those directly below. */
export const TeamOverview = () => {
  const language = useLanguage();
  const used = useAddressChoice(overviewAddress);
  const { choice, change, addressOf } = used;
  const remote = useMemberQuery(overviewQuery, { ...rangeInput(choice), language });
  const seesMoney = hasAgentRight(useAtomValue(memberAtom)?.type ?? 0, 'seeTeamMoney');
  const { value } = remote;
  return (
    <Stack gap="x6">
      <TeamCrumbs crumbs={value?.crumbs ?? []} addressOf={addressOf} />
      <ReportPeriod choice={choice} change={change} />
      {remote.status === 'failed' ? (
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      ) : (
        <>
          <Sums value={value} />
          <OverviewChart days={value?.days} {...{ choice, change }} />
          {seesMoney && <Rows {...used} />}
          {seesMoney && choice.by === 'downline' ? (
            <DownlineSums {...used} />
          ) : (
            <DayTable {...used} remote={remote} seesMoney={seesMoney} />
          )}
        </>
      )}
    </Stack>
  );
};

const Sums = ({ value }: { value: Overview | undefined }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const figure = useFigure();
  const sums = useSums();
  const total = value && { ...value.total, active: value.active };
  const income = value?.incomeMinor;
  return (
    <FigureCards
      cards={[
        {
          id: 'team',
          label: t('agentReports.teamSize'),
          icon: 'users',
          value: value && format.number(value.allDownlines),
        },
        ...sums(['active', 'registered', 'deposit', 'withdrawal', 'validBet', 'profit'], total),
        ...(income === null
          ? []
          : [
              {
                id: 'income',
                label: t('agentReports.income'),
                icon: 'coin' as const,
                value: income === undefined ? undefined : figure.text('profit', income),
              },
            ]),
      ]}
    />
  );
};

const Rows = ({ choice, change }: UsedAddressChoice<OverviewChoice>) => {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('agentReports.rows')}
      options={rowKinds.map((value) => ({ value, label: t(`agentReports.by.${value}`) }))}
      value={choice.by}
      onChange={(by) => change(rowsChange(by as OverviewChoice['by']))}
    />
  );
};
