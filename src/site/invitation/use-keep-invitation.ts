import { useEffect } from 'react';
import { useCall } from '../client/call.state.ts';
import { useSettings } from '../settings/use-settings.ts';

/** The parameters that an invitation stands in: few addresses have one. */
const INVITED = /[?&](affiliateCode|referralCode)=/;

/** Keeps the invitation of the address with which a visitor has landed on a screen, and has an agent's counted. */
export const useKeepInvitation = (): void => {
  const call = useCall();
  const { AGENTPOLICY3 } = useSettings().flags;
  useEffect(() => {
    const { search } = location;
    if (!INVITED.test(search)) return;
    // What fails now stands in the address until the visitor leaves it.
    void import('./note-visit.ts').then(
      ({ noteVisit }) => noteVisit(search, AGENTPOLICY3 ? call : null),
      () => undefined,
    );
  }, [call, AGENTPOLICY3]);
};
