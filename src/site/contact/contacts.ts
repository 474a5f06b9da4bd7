import type { IconName } from '#components/Icon/icon-paths.ts';

import { resourceLinks } from '../settings/resource-links.ts';
import type { Settings } from '../settings/settings.ts';
import { RIGHT_BAR_CONTACTS } from '../settings/what-is-on.ts';

type ContactName = (typeof RIGHT_BAR_CONTACTS)[number];

/** One way to reach the brand. */
export interface BarContact {
  key: ContactName;
  url: string;
  icon: IconName;
  /** A proper name; the two customer services have none and take a word of ours. */
  name: string | null;
}

const LOOKS: Record<ContactName, { icon: IconName; name: string | null }> = {
  CUSTOMERSERVICE1: { icon: 'headset', name: null },
  CUSTOMERSERVICE2: { icon: 'chat', name: null },
  WHATSAPP1: { icon: 'whatsapp', name: 'WhatsApp' },
  WHATSAPP2: { icon: 'whatsapp', name: 'WhatsApp' },
  WHATSAPP3: { icon: 'whatsapp', name: 'WhatsApp' },
  TELEGRAM: { icon: 'telegram', name: 'Telegram' },
  FACEBOOK: { icon: 'facebook', name: 'Facebook' },
};

/** The contacts of the right bar; several of one kind are numbered. */
export const barContacts = (settings: Pick<Settings, 'resources'>): BarContact[] => {
  const found = resourceLinks(settings, RIGHT_BAR_CONTACTS);
  const several = found.filter(({ name }) => name.startsWith('WHATSAPP')).length > 1;
  return found.map(({ name, url }) => {
    const key = name as ContactName;
    const look = LOOKS[key];
    const number = several && key.startsWith('WHATSAPP') ? ` ${key.slice(-1)}` : '';
    return { key, url, icon: look.icon, name: look.name && look.name + number };
  });
};
