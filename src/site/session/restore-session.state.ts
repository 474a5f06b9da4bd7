import { atom } from 'jotai';

import { loadMemberAtom } from './member.state.ts';
import { isRemembered } from './remembered-device.ts';
import { takeParameter } from './consume-parameter.ts';
import { storedToken, tokenAtom } from './token.state.ts';

/**
 * Takes up what a visit begins with: the single-use code of its address, the session of an earlier
 * page of this tab, or the right of a remembered device.
 */
export const restoreSessionAtom = atom(null, async (_get, set) => {
  const code = takeParameter('code');
  const token = storedToken();
  if (code === null && token !== null) {
    set(tokenAtom, token);
    await set(loadMemberAtom);
  } else if (code !== null || isRemembered()) {
    // Few visits come so: what they need has a file of its own.
    const { startVisitAtom } = await import('./start-visit.state.ts');
    await set(startVisitAtom, code);
  }
});
