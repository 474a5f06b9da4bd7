import { useTranslation } from 'react-i18next';

import type { agentDownline } from '#api/agents.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Sheet } from '#components/Sheet/Sheet.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../records/LoadFailure.tsx';
import { useMemberQuery } from '../../remote/member-query.ts';
import { DownlineContracts } from './DownlineContracts.tsx';
import { DownlineNote } from './DownlineNote.tsx';
import { standingQuery } from '../../agent-center/standing.state.ts';
import { downlineQuery } from '../../agent-center/downlines.state.ts';
import { TransferSwitch } from './TransferSwitch.tsx';
import { useKindText } from './use-kind-text.tsx';

interface DownlinePanelProps {
  /** Null: closed. */
  memberId: number | null;
  onClose: () => void;
}

/** What an agent sees of somebody below, and does about them. */
export const DownlinePanel = ({ memberId, onClose }: DownlinePanelProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const remote = useMemberQuery(downlineQuery, memberId === null ? null : { memberId, language });
  const found = remote.value?.memberId === memberId ? remote.value : undefined;
  return (
    <Sheet
      side="end"
      title={found?.name ?? t('agentTeam.details')}
      open={memberId !== null}
      onOpenChange={(open) => !open && onClose()}
      closeLabel={t('common.close')}
    >
      {remote.status === 'failed' ? (
        <LoadFailure refusal={remote.refusal} onRetry={remote.reload} />
      ) : (
        <>
          {found ? (
            <Details key={found.memberId} downline={found} onChanged={remote.reload} />
          ) : (
            <div role="status" aria-label={t('common.loading')}>
              <Skeleton lines={6} />
            </div>
          )}
        </>
      )}
    </Sheet>
  );
};

interface DetailsProps {
  downline: ValueOf<typeof agentDownline>;
  onChanged: () => Promise<void>;
}

const Details = ({ downline, onChanged }: DetailsProps) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const rights = useMemberQuery(standingQuery, { language }).value?.rights ?? [];
  const { memberId, mayTransfer, transfersFrozenAt, level, kind } = downline;
  return (
    <Stack gap="x6">
      <Facts {...downline} />
      {mayTransfer && (
        <LinkButton variant="secondary" icon="wallet" href={`/transferUpline?downline=${memberId}`}>
          {t('agentTeam.transferTo')}
        </LinkButton>
      )}
      {rights.includes('offerContracts') && level === 1 && kind !== 'member' && (
        <DownlineContracts memberId={memberId} />
      )}
      {rights.includes('moveTeamMoney') && (
        <TransferSwitch
          memberId={memberId}
          frozen={transfersFrozenAt !== null}
          onDone={onChanged}
        />
      )}
      {rights.includes('writeNotes') && <DownlineNote memberId={memberId} />}
    </Stack>
  );
};

const Facts = (downline: DetailsProps['downline']) => {
  const { t } = useTranslation();
  const format = useFormat();
  const kindText = useKindText();
  const { crumbs, status, level, registeredAt, lastLoginAt, transfersFrozenAt } = downline;
  return (
    <DescriptionList
      items={[
        { id: 'kind', term: t('agentTeam.kind'), value: kindText(downline) },
        { id: 'status', term: t('agentTeam.status'), value: t(`agentTeam.statuses.${status}`) },
        { id: 'level', term: t('agentTeam.level'), value: format.number(level) },
        {
          id: 'below',
          term: t('agentTeam.below'),
          value: <bdi>{crumbs.at(-1)?.name ?? t('agentTeam.yourself')}</bdi>,
        },
        { id: 'registered', term: t('agentTeam.registered'), value: format.date(registeredAt) },
        {
          id: 'lastLogin',
          term: t('agentTeam.lastLogin'),
          value: lastLoginAt === null ? t('agentTeam.never') : format.date(lastLoginAt),
        },
        {
          id: 'direct',
          term: t('agentTeam.direct'),
          value: format.number(downline.directDownlines),
        },
        { id: 'all', term: t('agentTeam.team'), value: format.number(downline.allDownlines) },
        ...(transfersFrozenAt === null
          ? []
          : [
              {
                id: 'frozen',
                term: t('agentTeam.transfersFrozen'),
                value: format.date(transfersFrozenAt),
              },
            ]),
      ]}
    />
  );
};
