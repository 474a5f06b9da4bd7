import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { agentBillsFile, type Bill } from '#api/agent-bills.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ExportButtons } from '../../records/ExportButtons.tsx';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { MoneySums } from '../../records/MoneySums.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { idIn } from '../../agent-center/address/address-choice.ts';
import { useAddressChoice } from '../../agent-center/address/use-address-choice.ts';
import { usePageStarts } from '../../agent-center/address/use-page-starts.ts';
import type { AgentPageName } from '../../agent-center/AgentFrame.tsx';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { billAddress, billInput } from './bill-choice.ts';
import { BillDialog } from './BillDialog.tsx';
import { BillFilters } from './BillFilters.tsx';
import { billsQuery } from './bills.state.ts';
import { useBillColumns } from './use-bill-columns.tsx';

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

const Bills = ({ kind }: Pick<Bill, 'kind'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { choice, change, addressOf } = useAddressChoice(billAddress);
  const { starts, turn } = usePageStarts(choice.after, addressOf);
  const columns = useBillColumns(({ billId }) => change({ of: billId }));
  const input = { kind, ...billInput(choice) };
  const after = idIn(choice.after);
  const remote = useMemberQuery(billsQuery, { ...input, language, ...(after && { after }) });
  const { value } = remote;
  const totals = value?.totals;
  return (
    <Stack gap="x6">
      <BillFilters choice={choice} change={change} />
      <MoneySums
        sums={[
          { label: t('agentCenter.due'), icon: 'coin', minor: totals?.dueMinor },
          { label: t('agentCenter.paid'), icon: 'wallet', minor: totals?.paidMinor },
          { label: t('agentContracts.bills.owed'), icon: 'clock', minor: totals?.owedMinor },
        ]}
      />
      <Section
        title={t('agentContracts.bills.title')}
        description={
          totals &&
          t('agentContracts.bills.count', {
            count: totals.bills,
            number: format.number(totals.bills),
          })
        }
        action={
          <ExportButtons endpoint={agentBillsFile} input={input} name="bills" formats={['csv']} />
        }
      >
        <Table<Bill>
          caption={t(`agentCenter.kinds.${kind}`)}
          rows={value?.items ?? []}
          rowKey={({ billId }) => String(billId)}
          loading={!value && remote.status !== 'failed'}
          loadingLabel={t('common.loading')}
          blankRows={4}
          error={
            remote.status === 'failed' ? (
              <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
            ) : undefined
          }
          empty={
            <EmptyState icon="calendar" title={t('agentCenter.noBills')}>
              {t('agentCenter.noBillsText')}
            </EmptyState>
          }
          columns={columns}
        />
        <OlderNewer
          starts={starts}
          next={value?.next == null ? null : String(value.next)}
          onChange={turn}
        />
      </Section>
      {choice.of !== null && (
        <BillDialog
          key={choice.of}
          billId={choice.of}
          onLeave={() => change({ of: null })}
          onPaid={remote.reload}
        />
      )}
    </Stack>
  );
};
