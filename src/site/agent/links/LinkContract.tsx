import { useTranslation } from 'react-i18next';

import type { AgentLink } from '#api/agent-links.ts';
import { Banner } from '#components/Banner/Banner.tsx';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';

import { TermsText } from '../../agent-center/contracts/TermsText.tsx';
import { useFormat } from '../../i18n/use-format.ts';

type Offered = NonNullable<AgentLink['contract']>;

/** The contract that a link offers: to how many it was, and why it last could not be. */
export const LinkContract = ({ contract }: { contract: Offered }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { kind, terms, offered, notOffered, fault } = contract;
  return (
    <Section level={3} title={t('agentLinks.contract')}>
      <Stack gap="x3">
        <DescriptionList
          items={[
            {
              id: 'terms',
              term: t(`agentCenter.kinds.${kind}`),
              value: <TermsText terms={terms} />,
            },
            { id: 'offered', term: t('agentLinks.offered'), value: format.number(offered) },
            {
              id: 'notOffered',
              term: t('agentLinks.notOffered'),
              value: format.number(notOffered),
            },
          ]}
        />
        {fault !== null && (
          <Banner tone="warning" title={t('agentLinks.offerFault')}>
            {t(`agentLinks.offerFaults.${fault}`)}
          </Banner>
        )}
      </Stack>
    </Section>
  );
};
