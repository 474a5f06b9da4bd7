import { useSetAtom, atom } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { InputOf } from '#api/endpoint.ts';
import { linkProvider, providerSignInPath } from '#api/sign-in-providers.ts';

import { callAtom } from '../../../client/call.state.ts';
import type { Refused } from '../../../client/outcome.ts';
import { useCallForm } from '../../../fields/use-call-form.ts';
import type { Settings } from '../../../settings/settings.ts';
import { ChangeDialog } from '../shared/ChangeDialog.tsx';
import { ProofField } from '../shared/ProofField.tsx';
import { NO_PROOF, PROOF_PLACES, type ProofValues, useProof } from '../shared/use-proof.ts';

/** Asks for the address at which the provider's own page begins, where the member says yes. */
const linkAddressAtom = atom(
  null,
  async (
    get,
    _set,
    input: InputOf<typeof linkProvider>,
  ): Promise<{ ok: true; value: string } | Refused> => {
    const outcome = await get(callAtom)(linkProvider, input);
    if (!outcome.ok) return outcome;
    return { ok: true, value: providerSignInPath(input.id, { link: outcome.value.link }) };
  },
);

export interface JoinProviderProps {
  provider: Settings['signIn']['providers'][number];
  onClose: () => void;
}

/** Asks who sits there, and goes to the provider's own page; it leads back to the site. */
export const JoinProvider = ({ provider: { id, name }, onClose }: JoinProviderProps) => {
  const { t } = useTranslation();
  const askAddress = useSetAtom(linkAddressAtom);
  const proof = useProof();
  const used = useCallForm<ProofValues, string>({
    defaultValues: NO_PROOF,
    check: proof.wrong,
    call: (values) => askAddress({ id, ...proof.toCall(values) }),
    places: { ...PROOF_PLACES, code_wrong: 'ownCode' },
    onDone: (address) => location.assign(address),
  });
  return (
    <ChangeDialog
      title={t('login.byProvider', { name })}
      intro={t('security.providers.none', { name })}
      submitLabel={t('security.providers.join')}
      used={used}
      onClose={onClose}
    >
      <ProofField proof={proof} />
    </ChangeDialog>
  );
};
