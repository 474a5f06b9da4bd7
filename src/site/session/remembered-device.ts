import { deviceStorage } from '../storage/browser-storage.ts';

/** Until when it is worth asking whether this device may sign in without a password. */
export const REMEMBERED_KEY = 'livery.rememberedUntil';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Notes that the platform remembers this device. The right itself is a cookie that no script can
 * read; the note only spares every other visitor a call.
 */
export const noteRemembered = (days: number): void =>
  deviceStorage.setItem(REMEMBERED_KEY, String(Date.now() + days * DAY_MS));

/** Drops the note. */
export const forgetRemembered = (): void => deviceStorage.removeItem(REMEMBERED_KEY);

/** Whether the platform may remember this device. */
export const isRemembered = (): boolean =>
  Number(deviceStorage.getItem(REMEMBERED_KEY)) > Date.now();
