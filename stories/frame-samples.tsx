import type { BrandLogoProps } from '#components/BrandLogo/BrandLogo.tsx';
import type { FooterContent } from '#components/FooterFrame/footer-content.ts';
import type { MenuItem } from '#components/Menu/menu-item.ts';
import type { NavEntry } from '#components/TopNav/nav-entry.ts';
import { VendorMenu, type VendorLink } from '#components/VendorMenu/VendorMenu.tsx';
import { BrandPicture } from '#components/BrandLogo/BrandPicture.tsx';
import { getMerchant } from './storybook/merchants.ts';
import { word, type WordKey } from './words.ts';

/** The name and the pictures of the brand that the toolbar has chosen. */
export const brandOf = (globals: { brand?: string }): BrandLogoProps['brand'] => {
  const { name, assets } = getMerchant(globals.brand ?? '');
  return { ...assets, name };
};

/** Vendors as a drop menu lists them. */
export const sampleVendors: VendorLink[] = [
  { id: 'KITE', name: 'Gilded Kite', href: '/?vendor=KITE', count: '128' },
  { id: 'TABLE', name: 'Northern Table', href: '/?vendor=TABLE', count: '64' },
  { id: 'VOLT', name: 'Volt Works', href: '/?vendor=VOLT', count: '31' },
  { id: 'TIDAL', name: 'Tidal', href: '/?vendor=TIDAL', count: '1,204' },
];

const categories = [
  ['RNG', 'slots'],
  ['LIVE', 'live'],
  ['SPORTS', 'sports'],
  ['ESPORTS', 'esports'],
  ['PVP', 'cards'],
  ['FISH', 'fish'],
  ['LOTT', 'lottery'],
  ['ELOTT', 'dice'],
  ['COCKFIGHT', 'rooster'],
  ['INHOUSE', 'rocket'],
] as const;

const category = (type: (typeof categories)[number][0], icon: NavEntry['icon']): NavEntry => ({
  id: type,
  label: word(`categories.${type}` satisfies WordKey),
  href: `/?category=${type}`,
  icon,
  panelLabel: word('nav.openCategory', { category: type }),
  panel: (close) => (
    <VendorMenu
      all={{ label: `All: ${type}`, href: `/?category=${type}` }}
      vendors={sampleVendors}
      onFollow={close}
    />
  ),
});

/** The pages of a brand. */
export const samplePages: NavEntry[] = [
  { id: 'home', label: word('nav.home'), href: '/', icon: 'home', current: true },
  { id: 'promotions', label: word('nav.promotions'), href: '/promotions', icon: 'gift' },
  { id: 'download', label: word('nav.download'), href: '/down', icon: 'download' },
  { id: 'help', label: word('nav.help'), href: '/help', icon: 'help' },
];

/** So many categories of games, each with its vendors to unfold. */
export const sampleCategories = (count: number = categories.length): NavEntry[] =>
  categories.slice(0, count).map(([type, icon]) => category(type, icon));

/** A whole navigation: home, so many categories, the other pages. */
export const sampleNavigation = (count?: number): NavEntry[] => [
  ...samplePages.slice(0, 1),
  ...sampleCategories(count),
  ...samplePages.slice(1),
];

/** What a member does with the own account. */
export const memberItems: MenuItem[] = [
  { id: 'changePassword', label: word('header.changePassword'), icon: 'lock' },
  { id: 'logout', label: word('header.logout'), icon: 'logout', danger: true, divided: true },
];

/** What an agent finds in the same menu. */
export const agentItems: MenuItem[] = [
  { id: 'agent', label: 'Agent center', icon: 'users', href: '/agentHome' },
  ...memberItems,
];

/** Languages of a brand that speaks many, each by its own name. */
export const manyLanguages = [
  { code: 'en', name: 'English' },
  { code: 'my', name: 'မြန်မာ' },
  { code: 'zh-Hans', name: '简体中文' },
  { code: 'th', name: 'ไทย' },
  { code: 'km', name: 'ខ្មែរ' },
  { code: 'vi', name: 'Tiếng Việt' },
  { code: 'ar', name: 'العربية' },
  { code: 'he', name: 'עברית' },
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'es-419', name: 'Español (Latinoamérica)' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'tr', name: 'Türkçe' },
];

/** The three ways a page can be lit. */
export const sampleModes = [
  { mode: 'light', label: word('header.modeLight') },
  { mode: 'dark', label: word('header.modeDark') },
  { mode: 'system', label: word('header.modeSystem') },
] as const;

/** What a footer holds, with the logo of the brand in the toolbar. */
export const sampleFooter = (
  globals: { brand?: string },
  onFeedback: () => void,
): FooterContent => ({
  label: word('footer.label'),
  logo: <BrandPicture brand={brandOf(globals)} place="footer" />,
  products: {
    id: 'products',
    title: word('footer.products'),
    links: sampleCategories().map(({ id, label, href }) => ({ id, label, href })),
  },
  help: {
    id: 'help',
    title: word('footer.help'),
    links: [
      { id: 'help', label: word('nav.helpCenter'), href: '/help' },
      { id: 'feedback', label: word('footer.feedback'), onPress: onFeedback },
    ],
  },
  contact: {
    id: 'contact',
    title: word('footer.contact'),
    links: [
      { id: 'f', label: 'Facebook', icon: 'facebook', href: 'https://a.example/', external: true },
      { id: 'y', label: 'YouTube', icon: 'youtube', href: 'https://b.example/', external: true },
      { id: 'w', label: 'WhatsApp', icon: 'whatsapp', href: 'https://c.example/', external: true },
      { id: 't', label: 'TikTok', icon: 'tiktok', href: 'https://d.example/', external: true },
    ],
  },
  vendors: {
    label: word('footer.vendors'),
    names: ['Gilded Kite', 'Northern Table', 'Volt Works', 'Tidal', 'Pitchside', 'Arena One'],
  },
  legal: {
    age: { mark: '18+', note: word('footer.ageNote', { age: 18 }) },
    responsible: {
      title: word('footer.responsibleTitle'),
      text: word('footer.responsibleNote'),
    },
    licence: {
      words: word('footer.licenceNumber', {
        licensee: 'Sample Entertainment Ltd',
        authority: 'Sample Gaming Board',
        number: 'SGB-204',
      }),
      href: 'https://licence.example/',
      text: 'The games are run under the rules of the board.',
    },
    helpline: {
      label: word('footer.help'),
      name: 'Sample Helpline',
      phone: '+44-20-7946-0100',
      url: 'https://helpline.example/',
    },
    copyright: word('footer.copyright', { legalName: 'Sample Entertainment Ltd' }),
  },
  newWindowLabel: word('common.newWindow'),
});
