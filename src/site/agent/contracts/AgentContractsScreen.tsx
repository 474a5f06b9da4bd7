import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { memberAtom } from '../../session/member.state.ts';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { ContractTable } from '../../agent-center/contracts/ContractTable.tsx';
import { OfferForm } from './OfferForm.tsx';

/** Contracts with who is above, and with who is below. */
export const AgentContractsScreen = () => {
  const { t } = useTranslation();
  return (
    <AgentPage
      title={t('agentCenter.pages.agentContracts')}
      intro={t('agentCenter.contractsIntro')}
    >
      <Contracts />
    </AgentPage>
  );
};

const Contracts = () => {
  const { t } = useTranslation();
  const member = useAtomValue(memberAtom);
  const mayOffer = member !== null && hasAgentRight(member.type, 'offerContracts');
  return (
    <Stack gap="x6">
      <Section title={t('agentCenter.sides.had')}>
        <ContractTable side="had" emptyText={t('agentCenter.noneHad')} />
      </Section>
      {mayOffer && (
        <Section title={t('agentCenter.sides.given')}>
          <ContractTable side="given" emptyText={t('agentCenter.noneGiven')} />
        </Section>
      )}
      {mayOffer && <OfferForm />}
    </Stack>
  );
};
