import { useSetAtom } from 'jotai';

import { pushToast } from '#components/Toast/push-toast.ts';

import { loadMemberAtom } from '../../../session/member.state.ts';

import { useAccountOfPage } from './account-context.ts';

/**
 * Gives what is done after a change of the account: the page is read anew, then the dialog goes
 * and the change is told.
 */
export const useChanged = (close: () => void): ((told: string) => Promise<void>) => {
  const { reload } = useAccountOfPage();
  const loadMember = useSetAtom(loadMemberAtom);
  return async (told) => {
    await Promise.all([reload(), loadMember()]);
    close();
    pushToast({ tone: 'success', title: told });
  };
};
