import { useTranslation } from 'react-i18next';

import { sendOwnCode } from '#api/proof.ts';

import { useCall } from '../../../client/call.state.ts';
import type { Wrong } from '../../../fields/form-resolver.ts';
import { type UsedSendCode, useSendCode } from '../../../fields/use-send-code.ts';

import { useAccountOfPage } from './account-context.ts';

/** What a form holds to prove that it is still the member who sits there. */
export interface ProofValues {
  password: string;
  ownCode: string;
}

/**
 * How a change is proved: by the login password, by a code where there is none, or, where there is nowhere to
 * send one either, by having signed in just now.
 */
export interface UsedProof {
  kind: 'password' | 'code' | 'signIn';
  sending: UsedSendCode;
  wrong: (values: ProofValues) => Wrong;
  /** The one proof that is asked for, as the calls take it; nothing where the sign-in is the proof. */
  toCall: (values: ProofValues) => { password?: string; ownCode?: string };
}

export const NO_PROOF: ProofValues = { password: '', ownCode: '' };

/** Where a refusal of the proof belongs. */
export const PROOF_PLACES = {
  in_incorrect_password: 'password',
} as const;

/** The proof that a change of the account asks for. */
export const useProof = (): UsedProof => {
  const { t } = useTranslation();
  const call = useCall();
  const { hasPassword, mobileVerified, emailVerified } = useAccountOfPage().profile;
  const kind = hasPassword ? 'password' : mobileVerified || emailVerified ? 'code' : 'signIn';
  const sending = useSendCode('proof', () => call(sendOwnCode, { purpose: 'proof' }));
  return {
    kind,
    sending,
    wrong: ({ password, ownCode }): Wrong => {
      if (kind === 'password' && password === '')
        return { password: t('fieldRules.passwordRequired') };
      return kind === 'code' && ownCode === '' ? { ownCode: t('verify.codeRequired') } : {};
    },
    toCall: ({ password, ownCode }) => {
      if (kind === 'signIn') return {};
      return kind === 'password' ? { password } : { ownCode };
    },
  };
};
