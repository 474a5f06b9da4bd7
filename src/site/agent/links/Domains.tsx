import { useTranslation } from 'react-i18next';

import { type agentDomains, askForDomain } from '#api/agent-links.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { StatusPill, type StatusTone } from '#components/StatusPill/StatusPill.tsx';
import { Table } from '#components/Table/Table.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useCall } from '../../client/call.state.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { domainsQuery } from './links.state.ts';

type Domain = ValueOf<typeof agentDomains>['domains'][number];

const TONES: Record<Domain['state'], StatusTone> = {
  free: 'neutral',
  asked: 'info',
  refused: 'warning',
  own: 'success',
};

const useDomainColumns = (onAsk: (domain: string) => void): TableColumn<Domain>[] => {
  const { t } = useTranslation();
  return [
    {
      id: 'domain',
      header: t('agentLinks.domain'),
      cell: ({ domain }) => <bdi>{domain}</bdi>,
    },
    {
      id: 'state',
      header: t('agentLinks.state'),
      cell: ({ state }) => (
        <StatusPill tone={TONES[state]}>{t(`agentLinks.domainStates.${state}`)}</StatusPill>
      ),
    },
    {
      id: 'ask',
      header: t('agentLinks.ask'),
      cell: ({ domain, state }) =>
        (state === 'free' || state === 'refused') && (
          <Button
            size="sm"
            variant="secondary"
            aria-label={`${t('agentLinks.ask')}: ${domain}`}
            onPress={() => onAsk(domain)}
          >
            {t('agentLinks.ask')}
          </Button>
        ),
    },
  ];
};

/** Host names of the brand: the agent's own, and what can be asked for. */
export const Domains = () => {
  const { t } = useTranslation();
  const call = useCall();
  const tell = useOutcomeToast();
  const remote = useMemberQuery(domainsQuery, {});
  const ask = async (domain: string) => {
    const outcome = await call(askForDomain, { domain });
    tell(outcome, t('agentLinks.asked', { domain }));
    await remote.reload();
  };
  const columns = useDomainColumns((domain) => void ask(domain));
  const { value } = remote;
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Section title={t('agentLinks.domains')} description={t('agentLinks.domainsText')}>
      <Table<Domain>
        caption={t('agentLinks.table', { name: t('agentLinks.domains') })}
        rows={value?.domains ?? []}
        rowKey={({ domain }) => domain}
        loading={!value}
        loadingLabel={t('common.loading')}
        blankRows={2}
        empty={<EmptyState icon="globe" title={t('agentLinks.domainsEmpty')} />}
        columns={columns}
      />
    </Section>
  );
};
