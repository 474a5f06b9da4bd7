import type { IconName } from '#components/Icon/icon-paths.ts';

import type { Settings } from '../settings/settings.ts';
import { contactLinks } from './footer-links.ts';
import { barContacts } from './contacts.ts';

/** One way to reach the brand. */
export interface Channel {
  id: string;
  url: string;
  icon: IconName;
  /** A proper name; null for a customer service, which takes a word of ours. */
  name: string | null;
}

/** Every way to reach a brand, each address once: who answers first, then where it writes. */
export const channels = (settings: Pick<Settings, 'resources'>): Channel[] => {
  const direct = barContacts(settings).map(({ key, ...contact }) => ({ id: key, ...contact }));
  const posts = contactLinks(settings).map((contact) => ({ id: contact.name, ...contact }));
  const known = new Set(direct.map(({ url }) => url));
  return [...direct, ...posts.filter(({ url }) => !known.has(url))];
};
