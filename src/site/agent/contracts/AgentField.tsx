import { useTranslation } from 'react-i18next';

import type { TeamMember } from '#api/agents.ts';
import { FormField } from '#components/Form/FormField.tsx';
import { useFormValue } from '#components/Form/use-form-value.ts';
import { Select } from '#components/Select/Select.tsx';

import { useLanguage } from '../../i18n/use-language.ts';
import { useMemberQuery } from '../../remote/member-query.ts';
import { idIn } from '../../agent-center/address/address-choice.ts';
import { downlineQuery, downlinesQuery } from '../../agent-center/downlines.state.ts';
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
  const named = useNamed(value?.items);
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
          options={[...(named ? [named] : []), ...(value?.items ?? [])].map(
            ({ memberId, name }) => ({ value: String(memberId), label: name }),
          )}
        />
      )}
    </FormField>
  );
};

/** Who is chosen already and not on the page: nobody sends an offer without reading to whom. */
const useNamed = (
  shown: readonly TeamMember[] | undefined,
): Pick<TeamMember, 'memberId' | 'name'> | undefined => {
  const language = useLanguage();
  const chosen = idIn(useFormValue<TermsValues, 'memberId'>('memberId'));
  const isMissing = shown !== undefined && !shown.some(({ memberId }) => memberId === chosen);
  const { value } = useMemberQuery(
    downlineQuery,
    chosen !== null && isMissing ? { memberId: chosen, language } : null,
  );
  return isMissing && value?.memberId === chosen ? value : undefined;
};
