import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { postbackLog } from '#api/agent-postbacks.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { postbackLogQuery } from './links.state.ts';
import { OlderNewer } from '../../records/OlderNewer.tsx';

type Sent = ValueOf<typeof postbackLog>['items'][number];

const TONES: Record<Sent['state'], StatusTone> = {
  queued: 'info',
  sent: 'success',
  failed: 'danger',
};

const useSentColumns = (): TableColumn<Sent>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const answerOf = ({ status, fault }: Sent): string => {
    if (fault !== null) return t(`agentLinks.faults.${fault}`);
    return status === null ? '–' : t('agentLinks.status', { status });
  };
  return [
    {
      id: 'event',
      header: t('agentLinks.event'),
      cell: ({ event }) => t(`agentLinks.events.${event}`),
    },
    { id: 'when', header: t('agentLinks.when'), cell: ({ at }) => format.date(at, 'dateTime') },
    { id: 'subId', header: t('agentLinks.subId'), cell: ({ subId }) => <bdi>{subId || '–'}</bdi> },
    {
      id: 'state',
      header: t('agentLinks.state'),
      cell: ({ state }) => (
        <StatusPill tone={TONES[state]}>{t(`agentLinks.sendStates.${state}`)}</StatusPill>
      ),
    },
    { id: 'answer', header: t('agentLinks.answer'), cell: answerOf },
    {
      id: 'attempts',
      header: t('agentLinks.attempts'),
      align: 'end',
      cell: ({ attempts }) => format.number(attempts),
    },
  ];
};

/** What was sent to the agent's server, the newest first. */
export const PostbackLog = () => {
  const { t } = useTranslation();
  const [starts, setStarts] = useState<readonly number[]>([]);
  const after = starts.at(-1);
  const remote = useMemberQuery(postbackLogQuery, after === undefined ? {} : { after });
  const columns = useSentColumns();
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Section
      title={t('agentLinks.log')}
      action={
        <Button size="sm" variant="secondary" onPress={() => void remote.reload()}>
          {t('agentLinks.reload')}
        </Button>
      }
    >
      <Table<Sent>
        caption={t('agentLinks.table', { name: t('agentLinks.log') })}
        rows={value?.items ?? []}
        rowKey={({ id }) => String(id)}
        loading={!value}
        loadingLabel={t('common.loading')}
        blankRows={3}
        empty={<EmptyState icon="mail" title={t('agentLinks.logEmpty')} />}
        columns={columns}
      />
      <OlderNewer starts={starts} next={value?.next ?? null} onChange={setStarts} />
    </Section>
  );
};
