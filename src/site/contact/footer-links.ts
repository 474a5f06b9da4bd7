import type { IconName } from '#components/Icon/icon-paths.ts';

import { resourceLinks, type ResourceName } from '../settings/resource-links.ts';
import type { Settings } from '../settings/settings.ts';

interface Contact {
  icon: IconName;
  /** Proper names are the same in every language. */
  name: string;
}

/** The brand's contacts in the footer (specification 2), in its order. */
const CONTACTS = {
  FACEBOOK: { icon: 'facebook', name: 'Facebook' },
  YOUTUBE: { icon: 'youtube', name: 'YouTube' },
  WHATSAPP1: { icon: 'whatsapp', name: 'WhatsApp' },
  TIKTOK: { icon: 'tiktok', name: 'TikTok' },
  INSTAGRAM: { icon: 'instagram', name: 'Instagram' },
  TWITTER: { icon: 'twitter', name: 'X (Twitter)' },
} as const satisfies Partial<Record<ResourceName, Contact>>;

export interface ContactLink extends Contact {
  url: string;
}

const names = Object.keys(CONTACTS) as (keyof typeof CONTACTS)[];

/** The contacts that the brand has configured. */
export const contactLinks = (settings: Pick<Settings, 'resources'>): ContactLink[] =>
  names.flatMap((name) =>
    resourceLinks(settings, [name]).map(({ url }) => ({ ...CONTACTS[name], url })),
  );
