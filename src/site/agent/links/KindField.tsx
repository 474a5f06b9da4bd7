import { useTranslation } from 'react-i18next';

import type { TeamKind } from '#api/agents.ts';
import { FormField } from '#components/Form/FormField.tsx';
import { Select } from '#components/Select/Select.tsx';

/** Which kind of account it is for. */
export const KindField = ({ kinds }: { kinds: readonly TeamKind[] }) => {
  const { t } = useTranslation();
  return (
    <FormField<{ kind: string }, 'kind'> name="kind">
      {(field) => (
        <Select
          {...field}
          required
          label={t('agentLinks.kind')}
          placeholder={t('agentLinks.chooseKind')}
          options={kinds.map((kind) => ({ value: kind, label: t(`agentLinks.kinds.${kind}`) }))}
        />
      )}
    </FormField>
  );
};
