import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { contractsQuery } from './contracts.state.ts';
import { useContractColumns } from './use-contract-columns.tsx';
import { useReloadOnChange } from './use-reload-on-change.ts';

interface ContractTableProps {
  side: 'had' | 'given';
  /** Only those that wait for the agent's answer. */
  waiting?: boolean;
  emptyText: string;
}

/** Contracts with what can be done with each. */
export const ContractTable = ({ side, waiting = false, emptyText }: ContractTableProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const [starts, setStarts] = useState<readonly number[]>([]);
  const after = starts.at(-1);
  const remote = useMemberQuery(contractsQuery, {
    side,
    language,
    ...(waiting && { choice: 'waiting' as const }),
    ...(after !== undefined && { after }),
  });
  const { value } = remote;
  useReloadOnChange(remote.reload);
  const columns = useContractColumns(side);
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x4">
      <Table<Contract>
        caption={t(`agentCenter.sides.${side}`)}
        rows={value?.items ?? []}
        rowKey={({ contractId }) => String(contractId)}
        loading={!value}
        loadingLabel={t('common.loading')}
        blankRows={2}
        empty={
          <EmptyState icon="copy" title={t('agentCenter.noContracts')}>
            {emptyText}
          </EmptyState>
        }
        columns={columns}
      />
      <OlderNewer starts={starts} next={value?.next ?? null} onChange={setStarts} />
    </Stack>
  );
};
