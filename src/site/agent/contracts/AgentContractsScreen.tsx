import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { hasAgentRight } from '#domain/agents/agent-kinds.ts';

import { memberAtom } from '../../session/member.state.ts';
import { AgentPage } from '../../agent-center/AgentPage.tsx';
import { ContractTable } from '../../agent-center/contracts/ContractTable.tsx';
import { ContractDetails } from '../../agent-center/contracts/ContractDetails.tsx';
import { standingQuery } from '../../agent-center/standing.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { ContractForms } from './ContractForms.tsx';
import { useContractForm } from './use-contract-form.ts';

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
  const language = useLanguage();
  const member = useAtomValue(memberAtom);
  const standing = useMemberQuery(standingQuery, { language }).value;
  const form = useContractForm();
  const mayOffer = member !== null && hasAgentRight(member.type, 'offerContracts');
  return (
    <Stack gap="x6">
      <Section
        title={t('agentCenter.sides.had')}
        action={
          standing?.upline && (
            <Button size="sm" variant="secondary" onPress={() => form.open('propose')}>
              {t('agentContracts.change')}
            </Button>
          )
        }
      >
        <ContractTable side="had" emptyText={t('agentCenter.noneHad')} />
      </Section>
      {mayOffer && (
        <Section
          title={t('agentCenter.sides.given')}
          action={
            <Button size="sm" icon="plus" onPress={() => form.open('offer')}>
              {t('agentContracts.offerTitle')}
            </Button>
          }
        >
          <ContractTable side="given" emptyText={t('agentCenter.noneGiven')} />
        </Section>
      )}
      <ContractForms {...form} />
      <ContractDetails />
    </Stack>
  );
};
