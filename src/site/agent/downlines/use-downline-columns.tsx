import { useTranslation } from 'react-i18next';

import type { TeamMember } from '#api/agents.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { Cluster } from '#components/Cluster/Cluster.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { hasContracts } from '../../settings/what-is-on.ts';
import { useSettings } from '../../settings/use-settings.ts';
import type { UsedDownlineChoice } from './use-downline-choice.ts';
import { useKindText } from './use-kind-text.tsx';

/** The columns of a team; the sortable ones bear the names of the platform's orders. */
export const useDownlineColumns = ({
  change,
  addressOf,
}: Pick<UsedDownlineChoice, 'change' | 'addressOf'>): TableColumn<TeamMember>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const kindText = useKindText();
  const isOpen = hasContracts(useSettings());
  return [
    {
      id: 'name',
      header: t('agentTeam.name'),
      sortable: true,
      cell: ({ memberId, name }) => (
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('agentTeam.openDetails', { name })}
          onPress={() => change({ of: memberId })}
        >
          <bdi>{name}</bdi>
        </Button>
      ),
    },
    { id: 'kind', header: t('agentTeam.kind'), cell: kindText },
    {
      id: 'level',
      header: t('agentTeam.level'),
      align: 'end',
      cell: (row) => format.number(row.level),
    },
    {
      id: 'state',
      header: t('agentTeam.status'),
      cell: (row) => <State {...row} />,
    },
    ...(isOpen
      ? [
          {
            id: 'contracts',
            header: t('agentTeam.contractsWith'),
            cell: (row: TeamMember) => <Contracts {...row} />,
          },
        ]
      : []),
    {
      id: 'registered',
      header: t('agentTeam.registered'),
      sortable: true,
      cell: ({ registeredAt }) => format.date(registeredAt),
    },
    {
      id: 'lastLogin',
      header: t('agentTeam.lastLogin'),
      sortable: true,
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? t('agentTeam.never') : format.date(lastLoginAt),
    },
    {
      id: 'teamSize',
      header: t('agentTeam.team'),
      sortable: true,
      align: 'end',
      cell: (row) => <Team {...row} addressOf={addressOf} />,
    },
  ];
};

const State = ({ status, transfersFrozenAt }: TeamMember) => {
  const { t } = useTranslation();
  if (status === 'active' && transfersFrozenAt !== null)
    return (
      <Badge tone="warning" variant="soft">
        {t('agentTeam.transfersFrozen')}
      </Badge>
    );
  return (
    <Badge tone={status === 'active' ? 'success' : 'danger'} variant="soft">
      {t(`agentTeam.statuses.${status}`)}
    </Badge>
  );
};

/** What the agent gives or offers somebody directly below; with members and further down there is nothing. */
const Contracts = ({ kind, level, contracts }: TeamMember) => {
  const { t } = useTranslation();
  if (contracts.length === 0)
    return t(level === 1 && kind !== 'member' ? 'agentTeam.noContracts' : 'agentCenter.none');
  return (
    <Cluster gap="x1">
      {contracts.map((contract) => (
        <Badge
          key={`${contract.kind} ${contract.state}`}
          tone={contract.state === 'active' ? 'success' : 'info'}
          variant="soft"
        >
          {t(`agentTeam.contractState.${contract.state}`, {
            kind: t(`agentCenter.kinds.${contract.kind}`),
          })}
        </Badge>
      ))}
    </Cluster>
  );
};

/** How many are below, as the way to them. */
const Team = ({
  memberId,
  name,
  allDownlines,
  addressOf,
}: TeamMember & Pick<UsedDownlineChoice, 'addressOf'>) => {
  const { t } = useTranslation();
  const format = useFormat();
  if (allDownlines === 0) return format.number(0);
  return (
    <LinkButton
      variant="ghost"
      size="sm"
      href={addressOf({ under: memberId })}
      aria-label={t('agentTeam.openTeam', {
        name,
        count: allDownlines,
        number: format.number(allDownlines),
      })}
    >
      {format.number(allDownlines)}
    </LinkButton>
  );
};
