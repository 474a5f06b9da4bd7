import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { agentBills, type Bill } from '#api/agent-bills.ts';
import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';
import { memberQuery, useMemberQuery } from '../../remote/member-query.ts';
import type { AgentPageName } from '../../agent-center/AgentFrame.tsx';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { OlderNewer } from '../../agent-center/OlderNewer.tsx';
import { BillDialog } from './BillDialog.tsx';
import { useBillColumns } from './use-bill-columns.tsx';

const billsQuery = memberQuery(agentBills);

/** Which bills each page has. */
const KINDS = {
  agentDividendRecordCopy2: 'dividend',
  agentDailyWages2: 'daily',
  agentHourSalary: 'hourly',
  agentRealtimeSalary: 'realtime',
} as const satisfies Partial<Record<AgentPageName, Bill['kind']>>;

type BillsPage = keyof typeof KINDS;

/** What contracts of one kind came to, period by period. */
export const AgentBillsScreen = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const page = (Object.keys(KINDS) as BillsPage[]).find((name) => pathname === `/${name}`);
  const shown = page ?? 'agentDividendRecordCopy2';
  return (
    <AgentPage title={t(`agentCenter.pages.${shown}`)} intro={t('agentCenter.billsIntro')}>
      <Bills key={shown} kind={KINDS[shown]} />
    </AgentPage>
  );
};

const SIDES = ['had', 'given'] as const;

const Bills = ({ kind }: Pick<Bill, 'kind'>) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [side, setSide] = useState<(typeof SIDES)[number]>('had');
  const [starts, setStarts] = useState<readonly number[]>([]);
  const [opened, setOpened] = useState<Bill | null>(null);
  const columns = useBillColumns(setOpened);
  const after = starts.at(-1);
  const remote = useMemberQuery(billsQuery, {
    side,
    kind,
    language,
    ...(after !== undefined && { after }),
  });
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x6">
      <ChipRow label={t('agentCenter.side')}>
        {SIDES.map((each) => (
          <Chip
            key={each}
            selected={each === side}
            onChange={() => {
              setSide(each);
              setStarts([]);
            }}
          >
            {t(`agentCenter.billSides.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      <MoneySums
        sums={[
          { label: t('agentCenter.due'), icon: 'coin', minor: value?.totals.dueMinor },
          { label: t('agentCenter.paid'), icon: 'wallet', minor: value?.totals.paidMinor },
        ]}
      />
      <Table<Bill>
        caption={t(`agentCenter.kinds.${kind}`)}
        rows={value?.items ?? []}
        rowKey={({ billId }) => String(billId)}
        loading={!value}
        loadingLabel={t('common.loading')}
        blankRows={4}
        empty={
          <EmptyState icon="calendar" title={t('agentCenter.noBills')}>
            {t('agentCenter.noBillsText')}
          </EmptyState>
        }
        columns={columns}
      />
      <OlderNewer starts={starts} next={value?.next ?? null} onChange={setStarts} />
      {opened && <BillDialog bill={opened} onLeave={() => setOpened(null)} />}
    </Stack>
  );
};
