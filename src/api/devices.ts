import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { moment, wholeNumber } from './fields.ts';

/** The browsers in which the account is or was signed in, the newest first. */
export const devices = endpoint({
  name: 'devices',
  method: 'GET',
  path: '/wps/member/devices',
  access: 'member',
  summary: 'Where the account is signed in',
  value: z.object({
    devices: z.array(
      z.object({
        id: z.int(),
        /** Such as `Firefox`; empty when unknown. */
        browser: z.string(),
        /** Such as `Android`; empty when unknown. */
        system: z.string(),
        /** The IP address from which it was last seen. */
        ip: z.string(),
        firstSeenAt: moment,
        lastSeenAt: moment,
        /** The device that makes this request. */
        isCurrent: z.boolean(),
        /** A session is open on this device. */
        isSignedIn: z.boolean(),
        /** Until when the device may sign in without a password; null when it may not. */
        rememberedUntil: z.nullable(moment),
      }),
    ),
  }),
  refusals: [],
});

/** Signs a device out and forgets it; the device that makes the request may be removed, too. */
export const removeDevice = endpoint({
  name: 'removeDevice',
  method: 'DELETE',
  path: '/wps/member/devices',
  access: 'member',
  summary: 'Sign a device out and forget it',
  query: z.object({ id: wholeNumber(1, 1_000_000_000_000) }),
  value: z.object({}),
  refusals: [],
});
