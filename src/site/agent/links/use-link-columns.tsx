import { useTranslation } from 'react-i18next';

import type { AgentLink } from '#api/agent-links.ts';
import { Button } from '#components/Button/Button.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { TermsText } from '../../agent-center/contracts/TermsText.tsx';
import { linkTones } from './links.state.ts';

/**
 * The columns of the table of links.
 *
 * @param hasOffers whether any of them offers a contract, or could
 */
export const useLinkColumns = (
  onShow: (link: AgentLink) => void,
  hasOffers: boolean,
): TableColumn<AgentLink>[] => {
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
    ...(hasOffers
      ? [
          {
            id: 'contract',
            header: t('agentLinks.contract'),
            cell: ({ contract }: AgentLink) =>
              contract === null ? t('agentLinks.noContract') : <Offer {...contract} />,
          },
        ]
      : []),
  ];
};

/** The contract that a link offers, with its rates. */
const Offer = ({ kind, terms, fault }: NonNullable<AgentLink['contract']>) => {
  const { t } = useTranslation();
  return (
    <Stack gap="x1">
      {t(`agentCenter.kinds.${kind}`)}
      <small>
        <TermsText terms={terms} />
      </small>
      {fault !== null && <StatusPill tone="warning">{t('agentLinks.notAlways')}</StatusPill>}
    </Stack>
  );
};
