import { useTranslation } from 'react-i18next';

import { FormField } from '#components/Form/FormField.tsx';
import { Select } from '#components/Select/Select.tsx';

import { useMemberQuery } from '../../remote/member-query.ts';
import { downlinesQuery } from '../../agent-center/downlines.state.ts';
import type { TermsValues } from '../../agent-center/terms/tier-values.ts';

/** As many as one page has; an offer to anybody else begins at their name in the team. */
const MOST = 100;

/** To whom a contract is offered: agents directly below. */
export const AgentField = () => {
  const { t } = useTranslation();
  const { value } = useMemberQuery(downlinesQuery, {
    scope: 'direct',
    signers: true,
    pageSize: MOST,
  });
  const isEmpty = value?.items.length === 0;
  return (
    <FormField<TermsValues, 'memberId'> name="memberId">
      {(field) => (
        <Select
          {...field}
          required
          label={t('agentCenter.offerTo')}
          hint={isEmpty ? t('agentContracts.noAgents') : undefined}
          placeholder={t(value ? 'agentCenter.choose' : 'agentContracts.notLoaded')}
          options={(value?.items ?? []).map(({ memberId, name }) => ({
            value: String(memberId),
            label: name,
          }))}
        />
      )}
    </FormField>
  );
};
