import type { Settings } from './settings.ts';

type Layout = Settings['layout'];

/** Whether the brand has this header. */
export const hasHeader =
  (name: Layout['header']) =>
  ({ layout }: Settings): boolean =>
    layout.header === name;

/** Whether the brand has this footer. */
export const hasFooter =
  (name: Layout['footer']) =>
  ({ layout }: Settings): boolean =>
    layout.footer === name;

/** Whether the home page has a section. */
export const hasSection =
  (name: Settings['home']['sections'][number]) =>
  ({ home }: Settings): boolean =>
    home.sections.includes(name);

/** Whether the home page shows banners in this way. */
export const hasHero =
  (name: Layout['hero']) =>
  (settings: Settings): boolean =>
    settings.layout.hero === name && hasSection('banners')(settings);

/** Whether the brand has a page of its own words. */
export const hasPage =
  (name: Settings['pages'][number]) =>
  ({ pages }: Settings): boolean =>
    pages.includes(name);

/** Whether the brand's main navigation has a page that not all have. */
export const isNamed =
  (name: Settings['navigation'][number]) =>
  ({ navigation }: Settings): boolean =>
    navigation.includes(name);

/** Whether members may chat. */
export const hasChat = ({ chat }: Settings): boolean => chat.enabled;

/** Whether games may be tried without an account. */
export const hasTrialAccounts = ({ flags }: Settings): boolean => flags.FREEPLAY3;

/** Whether members may invite friends. */
export const hasReferral = ({ referral }: Settings): boolean => referral.enabled;
