import { useTranslation } from 'react-i18next';

import { FormField } from '#components/Form/FormField.tsx';
import { Select } from '#components/Select/Select.tsx';
import type { ContractKind } from '#domain/agents/contract-terms.ts';

import { TierFields } from '../../agent-center/terms/TierFields.tsx';
import type { LinkValues, UsedMakeLink } from './use-make-link.ts';

/** Of a list, a value cannot be empty. */
const NONE = 'NONE';

interface OfferFieldsProps extends UsedMakeLink {
  kinds: readonly ContractKind[];
}

/** The contract that a link offers: none, or its kind and its tiers. */
export const OfferFields = ({ kinds, form, count, addTier, removeTier }: OfferFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <FormField<LinkValues, 'contract'> name="contract">
        {(field) => (
          <Select
            {...field}
            value={field.value || NONE}
            onChange={(kind) => field.onChange(kind === NONE ? '' : kind)}
            label={t('agentLinks.contract')}
            hint={t('agentLinks.contractHint')}
            placeholder={t('agentLinks.noContract')}
            options={[
              { value: NONE, label: t('agentLinks.noContract') },
              ...kinds.map((kind) => ({ value: kind, label: t(`agentCenter.kinds.${kind}`) })),
            ]}
          />
        )}
      </FormField>
      {form.watch('contract') !== '' && (
        <TierFields count={count} onAdd={addTier} onRemove={removeTier} />
      )}
    </>
  );
};
