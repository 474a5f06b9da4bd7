import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { ChallengeDetails, ChallengeKind } from '#api/session.ts';
import { useForm, type UseFormReturn } from '#components/Form/form-state.ts';

import { formResolver } from '../../fields/form-resolver.ts';
import { useRefusalText } from '../../fields/refusal-text.ts';
import { type UsedSendCode, useSendCode } from '../../fields/use-send-code.ts';
import { useOpenPopup } from '../../session/popup.state.ts';
import { noteRemembered } from '../../session/remembered-device.ts';
import { useAfterSignIn } from '../../games/use-after-sign-in.ts';
import { useSettings } from '../../settings/use-settings.ts';

import { isNameKind, isSentKind, proveAtom, sendProofCodeAtom } from './verify-login.state.ts';

/** What the form of one proof holds: a code or a name. */
export interface ProofValues {
  answer: string;
}

export interface ProofGiven {
  challenge: ChallengeDetails;
  kind: ChallengeKind;
  /** This device may sign in by itself afterwards. */
  remember: boolean;
}

/** The form of one proof, the sending of its code, what is wrong as a whole, and how it is sent. */
export interface UsedProof {
  form: UseFormReturn<ProofValues>;
  sending: UsedSendCode;
  general: string | null;
  send: (values: ProofValues) => Promise<void>;
}

/** Everything behind one kind of proof. */
export const useProof = ({ challenge, kind, remember }: ProofGiven): UsedProof => {
  const { t } = useTranslation();
  const { rememberDays } = useSettings().limits;
  const prove = useSetAtom(proveAtom);
  const openPopup = useOpenPopup();
  const afterSignIn = useAfterSignIn();
  const refusalText = useRefusalText();
  const [general, setGeneral] = useState<string | null>(null);
  const sending = useProofCode({ challenge, kind });
  const missing = t(isNameKind(kind) ? 'fieldRules.required' : 'verify.codeRequired');
  const form = useForm<ProofValues>({
    defaultValues: { answer: '' },
    resolver: formResolver(({ answer }) => (answer.trim() === '' ? { answer: missing } : {})),
  });

  const send = async ({ answer }: ProofValues) => {
    setGeneral(null);
    const result = await prove({ challengeId: challenge.challengeId, kind, answer });
    if (result.ok) {
      if (remember) noteRemembered(rememberDays);
      return afterSignIn(result);
    }
    if (result.refusal === 'challenge_expired')
      return openPopup('login', { signInError: 'challenge_expired' });
    if (result.refusal !== 'code_wrong') return setGeneral(refusalText(result.refusal));
    const message = isNameKind(kind) ? t('fieldRules.wrong') : refusalText('code_wrong');
    form.setError('answer', { message }, { shouldFocus: true });
  };
  return { form, sending, general, send };
};

/** The code of a kind that is sent: to where the platform has said. */
const useProofCode = ({ challenge, kind }: Omit<ProofGiven, 'remember'>): UsedSendCode => {
  const sendCode = useSetAtom(sendProofCodeAtom);
  const { challengeId, masked } = challenge;
  return useSendCode(`challenge ${challengeId} ${kind}`, async () => {
    if (!isSentKind(kind)) return null;
    const outcome = await sendCode(challengeId, kind);
    if (!outcome.ok) return outcome;
    return { ok: true, value: { ...outcome.value, sentTo: masked[kind] } };
  });
};
