import { useTranslation } from 'react-i18next';

import { type openedAccounts, renewAccountSecret } from '#api/agent-links.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { serverNowMs } from '#components/Countdown/server-clock.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useCall } from '../../client/call.state.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { useSecretWords } from './use-secret-words.ts';
import type { ShownSecret } from './SecretDialog.tsx';

type Opened = ValueOf<typeof openedAccounts>['items'][number];

interface OpenedAccountsProps {
  /** Null: on their way. */
  rows: readonly Opened[] | null;
  onSecret: (shown: ShownSecret) => void;
  onDone: () => Promise<void>;
}

const useOpenedColumns = (onRenew: (row: Opened) => void): TableColumn<Opened>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const state = ({ secretUntil }: Opened): string => {
    if (secretUntil === null) return t('agentLinks.used');
    if (Date.parse(secretUntil) <= serverNowMs()) return t('agentLinks.ran');
    return t('agentLinks.waits', { date: format.date(secretUntil, 'dateTime') });
  };
  return [
    {
      id: 'name',
      header: t('agentLinks.username'),
      cell: ({ username }) => <bdi>{username}</bdi>,
    },
    {
      id: 'kind',
      header: t('agentLinks.kind'),
      cell: ({ kind }) => t(`agentLinks.kinds.${kind}`),
    },
    {
      id: 'since',
      header: t('agentLinks.since'),
      cell: ({ openedAt }) => format.date(openedAt, 'dateTime'),
    },
    { id: 'state', header: t('agentLinks.state'), cell: state },
    {
      id: 'renew',
      header: t('agentLinks.secret'),
      cell: (row) =>
        row.secretUntil !== null && (
          <Button size="sm" variant="secondary" onPress={() => onRenew(row)}>
            {t('agentLinks.renew')}
          </Button>
        ),
    },
  ];
};

/** What was opened by hand; who has not signed in yet can be given another secret. */
export const OpenedAccounts = ({ rows, onSecret, onDone }: OpenedAccountsProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const tell = useOutcomeToast();
  const secretWords = useSecretWords();
  const renew = async ({ memberId, username }: Opened) => {
    const outcome = await call(renewAccountSecret, { memberId });
    if (outcome.ok) {
      onSecret(secretWords(username, outcome.value));
      await onDone();
    } else tell(outcome, '');
  };
  const columns = useOpenedColumns((row) => void renew(row));
  return (
    <Section title={t('agentLinks.opened')}>
      <Table<Opened>
        caption={t('agentLinks.table', { name: t('agentLinks.opened') })}
        rows={rows ?? []}
        rowKey={({ memberId }) => String(memberId)}
        loading={rows === null}
        loadingLabel={t('common.loading')}
        blankRows={3}
        empty={<EmptyState icon="users" title={t('agentLinks.openedEmpty')} />}
        columns={columns}
      />
    </Section>
  );
};
