import { useTranslation } from 'react-i18next';

import type { TeamMember } from '#api/agents.ts';
import { Badge } from '#components/Badge/Badge.tsx';
import { Button } from '#components/Button/Button.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
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
      cell: ({ memberId, name, allDownlines }) =>
        allDownlines === 0 ? (
          format.number(0)
        ) : (
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
        ),
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
