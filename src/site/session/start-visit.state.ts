import { atom } from 'jotai';

import { exchangeSession, type OpenedSession, rememberedLogin } from '#api/session.ts';

import { callAtom } from '../client/call.state.ts';
import { openPopupAtom } from './popup.state.ts';
import { forgetRemembered } from './remembered-device.ts';
import { signInAtom } from './sign-in.state.ts';

/** Opens a session that was granted without the login form, and what must follow from it. */
const openAtom = atom(null, async (_get, set, session: OpenedSession) => {
  const { mustChangePassword } = await set(signInAtom, session);
  if (mustChangePassword) set(openPopupAtom, 'changePassword', { forced: true });
});

/** Signs in by the right of this device. Answers whether that went well. */
export const signInByDeviceAtom = atom(null, async (get, set): Promise<boolean> => {
  const outcome = await get(callAtom)(rememberedLogin, {});
  if (outcome.ok) await set(openAtom, outcome.value);
  else if (outcome.refusal === 'device_not_remembered') forgetRemembered();
  return outcome.ok;
});

/**
 * Signs in whoever comes without a session of this tab: by the single-use code of the address, or
 * else by the right of the device. A code that is not good opens the login form, which says so.
 */
export const startVisitAtom = atom(null, async (get, set, code: string | null) => {
  if (code === null) {
    await set(signInByDeviceAtom);
    return;
  }
  const outcome = await get(callAtom)(exchangeSession, { code });
  if (outcome.ok) await set(openAtom, outcome.value);
  else set(openPopupAtom, 'login', { signInError: outcome.refusal });
});
