import { useTranslation } from 'react-i18next';

import type { StatementRow } from '#api/agent-reports.ts';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

/** Gives the column that says whose figures a row has; those of a team of their own lead to it. */
export const useWhoseColumn = (
  addressOf: (memberId: number) => string,
): TableColumn<StatementRow> => {
  const { t } = useTranslation();
  return {
    id: 'name',
    header: t('agentTeam.name'),
    cell: ({ row, memberId, name, kind }) => {
      if (row === 'former') return t('agentReports.former');
      if (row === 'own') return name === null ? t('agentReports.own') : <bdi>{name}</bdi>;
      if (memberId === null || kind === 'member') return <bdi>{name}</bdi>;
      return (
        <LinkButton
          variant="ghost"
          size="sm"
          href={addressOf(memberId)}
          aria-label={t('agentReports.openTeam', { name })}
        >
          <bdi>{name}</bdi>
        </LinkButton>
      );
    },
  };
};
