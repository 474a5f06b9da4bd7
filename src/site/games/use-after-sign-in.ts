import { useStore } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { pushToast } from '#components/Toast/push-toast.ts';

import { useRunPendingAction } from './use-run-pending-action.ts';
import { pendingActionAtom } from './pending-action.state.ts';

import { AGENT_HOME } from '../pages/home-paths.ts';
import { isAgentAtom, memberAtom } from '../session/member.state.ts';
import { useOpenPopup } from '../session/popup.state.ts';
import type { SignedIn } from '../session/sign-in.state.ts';
import { useClosePopup } from '../session/use-close-popup.ts';

/**
 * Gives what follows a sign-in by a popup: it closes, a greeting appears, an agent goes to where
 * agents begin, an expired password has to be changed, and what the visitor had asked for is done.
 *
 * @param greeting another greeting than the usual one
 */
export const useAfterSignIn = (): ((signedIn: SignedIn, greeting?: string) => void) => {
  const { t } = useTranslation();
  const store = useStore();
  const close = useClosePopup();
  const openPopup = useOpenPopup();
  const navigate = useNavigate();
  const runPendingAction = useRunPendingAction();
  return ({ mustChangePassword }, greeting) => {
    const member = store.get(memberAtom);
    const name = member?.nickname || member?.account || '';
    pushToast({ tone: 'success', title: greeting ?? t('login.success', { name }) });
    // Closing the popup forgets it.
    const pendingAction = store.get(pendingActionAtom);
    close();
    if (store.get(isAgentAtom)) void navigate(AGENT_HOME);
    if (mustChangePassword) openPopup('changePassword', { forced: true, pendingAction });
    else if (pendingAction) runPendingAction(pendingAction);
  };
};
