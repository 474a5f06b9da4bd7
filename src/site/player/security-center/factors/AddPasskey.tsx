import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { FormField } from '#components/Form/FormField.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

import { useCallForm } from '../../../fields/use-call-form.ts';
import { addPasskeyAtom } from '../../../passkeys/passkey-registration.state.ts';

import type { ChangeProps } from '../shared/change-dialog-props.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

interface Values extends ProofValues {
  name: string;
}

/** As long as the platform keeps. */
const LONGEST_NAME = 60;

/** Makes a passkey on this device, under a name that tells it from the others. */
export const AddPasskey = ({ onDone, onClose }: ChangeProps) => {
  const { t } = useTranslation();
  const add = useSetAtom(addPasskeyAtom);
  const proof = useProof();
  const used = useCallForm<Values, object>({
    defaultValues: { name: '', ...NO_PROOF },
    check: (values) => ({
      ...(values.name.trim() === '' && { name: t('fieldRules.required') }),
      ...proof.wrong(values),
    }),
    call: ({ name, ...values }) => add({ name: name.trim(), proof: proof.toCall(values) }),
    places: { ...PROOF_PLACES, code_wrong: 'ownCode' },
    onDone,
  });
  return (
    <ChangeDialog
      title={t('security.passkeys.addTitle')}
      intro={t('security.passkeys.addText')}
      submitLabel={t('security.passkeys.make')}
      used={used}
      onClose={onClose}
    >
      <FormField<Values, 'name'> name="name">
        {(field) => (
          <TextInput
            {...field}
            required
            maxLength={LONGEST_NAME}
            label={t('security.passkeys.name')}
            hint={t('security.passkeys.nameHint')}
          />
        )}
      </FormField>
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};
