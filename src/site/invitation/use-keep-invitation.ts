import { useEffect } from 'react';

import { keepInvitation } from './invitation.ts';

/** Keeps the invitation of the address with which a visitor has landed on a screen. */
export const useKeepInvitation = (): void => {
  useEffect(() => keepInvitation(location.search), []);
};
