import { useTranslation } from 'react-i18next';

import type { Refused } from '../../../client/outcome.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';

import { ChangeDialog } from './ChangeDialog.tsx';
import { ProofField } from './ProofField.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, type UsedProof, useProof } from './use-proof.ts';

export interface ProvedRemovalProps {
  title: string;
  /** What the removal does, in a sentence. */
  text: string;
  /** Takes it off the account, with the proof that the form has asked for. */
  remove: (
    proof: ReturnType<UsedProof['toCall']>,
  ) => Promise<{ ok: true; value: object } | Refused>;
  onRemoved: () => Promise<void> | void;
  onClose: () => void;
}

/** Asks who sits there before a way to sign in is taken off the account, and tells when it could not be. */
export const ProvedRemoval = ({ title, text, remove, onRemoved, onClose }: ProvedRemovalProps) => {
  const { t } = useTranslation();
  const proof = useProof();
  const used = useCallForm<ProofValues, object>({
    defaultValues: NO_PROOF,
    check: proof.wrong,
    call: (values) => remove(proof.toCall(values)),
    places: { ...PROOF_PLACES, code_wrong: 'ownCode' },
    onDone: onRemoved,
  });
  return (
    <ChangeDialog
      title={title}
      intro={text}
      submitLabel={t('security.remove')}
      used={used}
      onClose={onClose}
    >
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};
