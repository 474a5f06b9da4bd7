import { useEffect } from 'react';

/** The parameters that an invitation stands in: few addresses have one. */
const INVITED = /[?&](affiliateCode|referralCode)=/;

/** Keeps the invitation of the address with which a visitor has landed on a screen. */
export const useKeepInvitation = (): void => {
  useEffect(() => {
    const { search } = location;
    if (!INVITED.test(search)) return;
    // What fails now stands in the address until the visitor leaves it.
    void import('./invitation.ts').then(
      ({ keepInvitation }) => keepInvitation(search),
      () => undefined,
    );
  }, []);
};
