import { useTranslation } from 'react-i18next';

import type { Contract } from '#api/contracts.ts';
import { DescriptionList } from '#components/DescriptionList/DescriptionList.tsx';
import { LinkButton } from '#components/LinkButton/LinkButton.tsx';
import { Section } from '#components/Section/Section.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { StatusPill } from '#components/StatusPill/StatusPill.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { contractsQuery, contractTones } from '../../agent-center/contracts/contracts.state.ts';
import { TermsText } from '../../agent-center/contracts/TermsText.tsx';

/** What the agent gives somebody directly below: kinds, rates and states, and the way to another offer. */
export const DownlineContracts = ({ memberId }: { memberId: number }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { value } = useMemberQuery(contractsQuery, {
    side: 'given',
    choice: 'open',
    memberId,
    language,
  });
  if (!value) return null;
  const itemOf = ({ contractId, kind, state, terms }: Contract) => ({
    id: String(contractId),
    term: (
      <>
        {t(`agentCenter.kinds.${kind}`)}
        <br />
        <small>
          <TermsText terms={terms} />
        </small>
      </>
    ),
    value: <StatusPill tone={contractTones[state]}>{t(`agentCenter.states.${state}`)}</StatusPill>,
  });
  return (
    <Section level={3} title={t('agentContracts.downline.title')}>
      <Stack gap="x3">
        {value.items.length === 0 ? (
          <span>{t('agentContracts.downline.none')}</span>
        ) : (
          <DescriptionList items={value.items.map(itemOf)} />
        )}
        <LinkButton
          variant="secondary"
          icon="plus"
          href={`/agentContracts?form=offer&to=${memberId}`}
        >
          {t('agentContracts.offerTitle')}
        </LinkButton>
      </Stack>
    </Section>
  );
};
