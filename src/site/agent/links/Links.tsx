import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type AgentLink, closeAgentLink } from '#api/agent-links.ts';
import { Button } from '#components/Button/Button.tsx';
import { ConfirmDialog } from '#components/ConfirmDialog/ConfirmDialog.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { Surface } from '#components/Surface/Surface.tsx';
import { Table } from '#components/Table/Table.tsx';

import { useCall } from '../../client/call.state.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { LinkContract } from './LinkContract.tsx';
import { LinkFigures } from './LinkFigures.tsx';
import { LinkShare } from './LinkShare.tsx';
import { linksQuery } from './links.state.ts';
import { MakeLink } from './MakeLink.tsx';
import { OlderNewer } from '../../records/OlderNewer.tsx';
import { useLinkColumns } from './use-link-columns.tsx';

/** The own link, a form for another, and all of them with what they brought. */
export const Links = () => {
  const { t } = useTranslation();
  const [starts, setStarts] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<AgentLink | null>(null);
  const after = starts.at(-1);
  const remote = useMemberQuery(linksQuery, after === undefined ? {} : { after });
  const { value } = remote;
  const hasOffers =
    value !== undefined &&
    (value.contractKinds.length > 0 || value.items.some(({ contract }) => contract !== null));
  const columns = useLinkColumns(setShown, hasOffers);
  if (!value && remote.status === 'failed')
    return <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />;
  return (
    <Stack gap="x6">
      {value && (
        <Surface as="section" padding="lg">
          <Section title={t('agentLinks.own')} description={t('agentLinks.ownText')}>
            <LinkShare link={value.own} />
          </Section>
        </Surface>
      )}
      {value && <MakeLink {...value} onDone={remote.reload} />}
      <Section title={t('agentLinks.list')}>
        <Table<AgentLink>
          caption={t('agentLinks.table', { name: t('agentLinks.list') })}
          rows={value?.items ?? []}
          rowKey={({ code }) => code}
          loading={!value}
          loadingLabel={t('common.loading')}
          blankRows={3}
          empty={
            <EmptyState icon="users" title={t('agentLinks.emptyTitle')}>
              {t('agentLinks.emptyText')}
            </EmptyState>
          }
          columns={columns}
        />
        <OlderNewer starts={starts} next={value?.next ?? null} onChange={setStarts} />
      </Section>
      {shown && <ShownLink link={shown} onLeave={() => setShown(null)} onClosed={remote.reload} />}
    </Stack>
  );
};

interface ShownLinkProps {
  link: AgentLink;
  onLeave: () => void;
  onClosed: () => Promise<void>;
}

/** One link: to share, and to close for good. */
const ShownLink = ({ link, onLeave, onClosed }: ShownLinkProps) => {
  const { t } = useTranslation();
  const call = useCall();
  const tell = useOutcomeToast();
  const [asking, setAsking] = useState(false);
  const { name, code, state } = link;
  const close = async () => {
    const outcome = await call(closeAgentLink, { code });
    if (tell(outcome, t('agentLinks.closed', { name }))) await onClosed();
    onLeave();
  };
  if (asking)
    return (
      <ConfirmDialog
        open
        title={t('agentLinks.closeTitle')}
        body={t('agentLinks.closeText', { name })}
        confirmLabel={t('agentLinks.close')}
        cancelLabel={t('common.cancel')}
        closeLabel={t('common.close')}
        onOpenChange={setAsking}
        onConfirm={() => void close()}
      />
    );
  return (
    <Dialog
      open
      title={name}
      closeLabel={t('common.close')}
      onOpenChange={onLeave}
      footer={
        state === 'open' && (
          <Button variant="danger" onPress={() => setAsking(true)}>
            {t('agentLinks.close')}
          </Button>
        )
      }
    >
      <Stack gap="x6">
        <LinkShare link={link} />
        {link.contract && <LinkContract contract={link.contract} />}
        <LinkFigures code={code} />
      </Stack>
    </Dialog>
  );
};
