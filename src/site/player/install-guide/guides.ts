import { resourceLinks } from '../../settings/resource-links.ts';
import type { Settings } from '../../settings/settings.ts';

/** What somebody holds in the hand. */
export const DEVICES = ['ios', 'android', 'computer'] as const;

export type Device = (typeof DEVICES)[number];

/** The application of each device; a computer has none. */
const APPS = { ios: 'MOBILECONFIG', android: 'Android' } as const;

/** Whether the brand has an application of its own for a device. */
export const hasApp = (device: Device, settings: Pick<Settings, 'resources'>): boolean =>
  device !== 'computer' && resourceLinks(settings, [APPS[device]]).length > 0;

/**
 * What a visitor most likely holds in the hand.
 *
 * @param userAgent as the browser tells it; an iPad says it is a Mac, but one with touch
 */
export const deviceOf = (userAgent: string, touchPoints: number): Device => {
  if (/android/i.test(userAgent)) return 'android';
  const isApple = /iphone|ipad|ipod/i.test(userAgent);
  const isPad = /macintosh/i.test(userAgent) && touchPoints > 1;
  return isApple || isPad ? 'ios' : 'computer';
};
