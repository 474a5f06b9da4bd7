import { useTranslation } from 'react-i18next';

import type { AgentLink } from '#api/agent-links.ts';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { linkTones } from './links.state.ts';

/** The columns of the table of links. */
export const useLinkColumns = (onShow: (link: AgentLink) => void): TableColumn<AgentLink>[] => {
  const { t } = useTranslation();
  const format = useFormat();
  const count = (id: 'visits' | 'registrations' | 'firstDeposits'): TableColumn<AgentLink> => ({
    id,
    header: t(`agentLinks.${id}`),
    align: 'end',
    cell: (link) => format.number(link[id]),
  });
  return [
    {
      id: 'name',
      header: t('agentLinks.name'),
      cell: (link) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('agentLinks.show', { name: link.name })}
          onPress={() => onShow(link)}
        >
          <bdi>{link.name}</bdi>
        </Button>
      ),
    },
    { id: 'kind', header: t('agentLinks.kind'), cell: ({ kind }) => t(`agentLinks.kinds.${kind}`) },
    {
      id: 'state',
      header: t('agentLinks.state'),
      cell: ({ state, expiresAt }) => (
        <Stack gap="x1">
          <StatusPill tone={linkTones[state]}>{t(`agentLinks.states.${state}`)}</StatusPill>
          {state === 'open' &&
            expiresAt !== null &&
            t('agentLinks.until', { date: format.date(expiresAt) })}
        </Stack>
      ),
    },
    count('visits'),
    count('registrations'),
    count('firstDeposits'),
  ];
};
