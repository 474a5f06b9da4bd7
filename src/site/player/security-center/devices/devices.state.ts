import { atom } from 'jotai';

import { devices, removeDevice } from '#api/devices.ts';
import type { ValueOf } from '#api/endpoint.ts';
import { logoutEverywhere } from '#api/session.ts';
import type { DeviceKind } from '#components/DeviceRow/DeviceRow.tsx';

import { callAtom } from '../../../client/call.state.ts';
import { refusalOf } from '../../../client/outcome.ts';
import { memberQuery } from '../../../remote/member-query.ts';
import { forgetRemembered } from '../../../session/remembered-device.ts';
import { forgetSessionAtom, leavingAtom } from '../../../session/sign-out.state.ts';

/** A browser in which the account is or was signed in. */
export type Device = ValueOf<typeof devices>['devices'][number];

/** Where the account is signed in. */
export const devicesQuery = memberQuery(devices);

/** What kind of device runs a system. */
export const deviceKind = (system: string): DeviceKind =>
  /android|ios|iphone|ipad/i.test(system) ? 'phone' : 'computer';

/** Signs another device out and forgets it; answers the refusal, or null. */
export const removeDeviceAtom = atom(null, async (get, _set, id: number) =>
  refusalOf(await get(callAtom)(removeDevice, { id })),
);

/** Ends every session of the account, this one too; answers the refusal, or null. */
export const signOutEverywhereAtom = atom(null, async (get, set) => {
  set(leavingAtom, true);
  try {
    const outcome = await get(callAtom)(logoutEverywhere, {});
    if (!outcome.ok) return outcome.refusal;
    set(forgetSessionAtom);
    forgetRemembered();
    return null;
  } finally {
    set(leavingAtom, false);
  }
});
