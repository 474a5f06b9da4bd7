import { resourceLinks } from '../../settings/resource-links.ts';
import type { Settings } from '../../settings/settings.ts';

/** The kinds of application, in the order of the page. */
export type AppKind = 'ios' | 'android' | 'lite';

/** One application that can be downloaded. */
export interface App {
  kind: AppKind;
  url: string;
}

const KINDS = { MOBILECONFIG: 'ios', Android: 'android', LITEAPP: 'lite' } as const;

/** The applications that a brand offers. */
export const appsOf = (settings: Pick<Settings, 'resources'>): App[] =>
  resourceLinks(settings, ['MOBILECONFIG', 'Android', 'LITEAPP']).map(({ name, url }) => ({
    kind: KINDS[name as keyof typeof KINDS],
    url,
  }));

/**
 * The application for a visitor's device, to show first; null on a computer.
 *
 * @param userAgent as the browser tells it; an iPad says it is a Mac, but one with touch
 */
export const kindForDevice = (userAgent: string, touchPoints: number): AppKind | null => {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios';
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : null;
};
