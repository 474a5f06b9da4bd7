import { feature, type Feature } from './pages/feature.ts';
import { hasDownloads, hasRegistration, hasRightBar } from './settings/what-is-on.ts';
import type { Settings } from './settings/settings.ts';

/*
 * The list of parts that a brand may have or lack, and of screens that load when they are first
 * shown. Those of the member center stand in member-features.ts, so that the home page does not
 * carry the way to each; what stands over or in place of any page, in overall-features.ts. The
 * build reads all three: each part is one call of `feature` whose `load` is one dynamic import, and
 * what `when` refuses is not shipped.
 */

const always = (): boolean => true;
const hasHeader = (kind: Settings['layout']['header']) => (settings: Settings) =>
  settings.layout.header === kind;
const hasHero = (kind: Settings['layout']['hero']) => (settings: Settings) =>
  settings.layout.hero === kind && settings.home.sections.includes('banners');
const hasFooter = (kind: Settings['layout']['footer']) => (settings: Settings) =>
  settings.layout.footer === kind;
const hasSection = (section: Settings['home']['sections'][number]) => (settings: Settings) =>
  settings.home.sections.includes(section);

/** The three headers; a brand carries its own. */
export const headers = {
  classic: feature({
    name: 'ClassicHeader',
    load: () => import('./shell/header/ClassicHeader.tsx'),
    when: hasHeader('classic'),
  }),
  rail: feature({
    name: 'RailHeader',
    load: () => import('./shell/header/RailHeader.tsx'),
    when: hasHeader('rail'),
  }),
  centered: feature({
    name: 'CenteredHeader',
    load: () => import('./shell/header/CenteredHeader.tsx'),
    when: hasHeader('centered'),
  }),
} satisfies Record<Settings['layout']['header'], Feature>;

/** The two footers. */
export const footers = {
  full: feature({
    name: 'FullFooter',
    load: () => import('./shell/footer/FullFooter.tsx'),
    when: hasFooter('full'),
  }),
  slim: feature({
    name: 'SlimFooter',
    load: () => import('./shell/footer/SlimFooter.tsx'),
    when: hasFooter('slim'),
  }),
} satisfies Record<Settings['layout']['footer'], Feature>;

/** Application codes and contacts beside the page. */
export const rightBar = feature({
  name: 'RightBar',
  load: () => import('./shell/right-bar/RightBar.tsx'),
  when: hasRightBar,
});

/** The three ways to show the banners at the top of the home page. */
export const heroes = {
  carousel: feature({
    name: 'BannersCarousel',
    load: () => import('./player/home/sections/BannersCarousel.tsx'),
    when: hasHero('carousel'),
  }),
  split: feature({
    name: 'BannersSplit',
    load: () => import('./player/home/sections/BannersSplit.tsx'),
    when: hasHero('split'),
  }),
  mosaic: feature({
    name: 'BannersMosaic',
    load: () => import('./player/home/sections/BannersMosaic.tsx'),
    when: hasHero('mosaic'),
  }),
} satisfies Record<Settings['layout']['hero'], Feature>;

/** The other sections of the home page, by their names in the merchant's file. */
export const homeSections = {
  notices: feature({
    name: 'NoticesSection',
    load: () => import('./player/home/sections/NoticesSection.tsx'),
    when: hasSection('notices'),
  }),
  games: feature({
    name: 'GamesSection',
    load: () => import('./player/home/sections/GamesSection.tsx'),
    when: hasSection('games'),
  }),
  rng: feature({
    name: 'RngSection',
    load: () => import('./player/home/sections/RngSection.tsx'),
    when: hasSection('rng'),
  }),
  winners: feature({
    name: 'WinnersSection',
    load: () => import('./player/home/sections/WinnersSection.tsx'),
    when: hasSection('winners'),
  }),
  promotions: feature({
    name: 'PromotionsSection',
    load: () => import('./player/home/sections/PromotionsSection.tsx'),
    when: hasSection('promotions'),
  }),
  jackpot: feature({
    name: 'JackpotSection',
    load: () => import('./player/home/sections/JackpotSection.tsx'),
    when: hasSection('jackpot'),
  }),
} satisfies Record<Exclude<Settings['home']['sections'][number], 'banners'>, Feature>;

/** The screens, each with an address in routes.ts. */
export const screens = {
  home: feature({
    name: 'HomeScreen',
    load: () => import('./player/home/HomeScreen.tsx'),
    when: always,
  }),
  promotions: feature({
    name: 'PromotionsScreen',
    load: () => import('./player/promotions/PromotionsScreen.tsx'),
    when: always,
  }),
  down: feature({
    name: 'DownScreen',
    load: () => import('./player/down/DownScreen.tsx'),
    when: hasDownloads,
  }),
  games: feature({
    name: 'GamesScreen',
    load: () => import('./GamesScreen.tsx'),
    when: always,
  }),
  member: feature({
    name: 'MemberScreen',
    load: () => import('./MemberScreen.tsx'),
    when: always,
  }),
  notFound: feature({
    name: 'NotFoundScreen',
    load: () => import('./status/NotFoundScreen.tsx'),
    when: always,
  }),
} satisfies Record<string, Feature>;

/** The popups, by the names that `openPopup` takes. */
export const popups = {
  login: feature({
    name: 'LoginPopup',
    load: () => import('./player/login/LoginPopup.tsx'),
    when: always,
  }),
  register: feature({
    name: 'RegisterPopup',
    load: () => import('./player/register/RegisterPopup.tsx'),
    when: hasRegistration,
  }),
  verifyLogin: feature({
    name: 'VerifyLoginPopup',
    load: () => import('./player/verify-login/VerifyLoginPopup.tsx'),
    when: always,
  }),
  forgotPassword: feature({
    name: 'ForgotPasswordPopup',
    load: () => import('./player/forgot-password/ForgotPasswordPopup.tsx'),
    when: always,
  }),
  resetPassword: feature({
    name: 'ResetPasswordPopup',
    load: () => import('./player/forgot-password/ResetPasswordPopup.tsx'),
    when: always,
  }),
  needAccount: feature({
    name: 'NeedAccountPopup',
    load: () => import('./player/login/NeedAccountPopup.tsx'),
    when: ({ flags }) => flags.FREEPLAY3,
  }),
  notices: feature({
    name: 'NoticesPopup',
    load: () => import('./player/notices/NoticesPopup.tsx'),
    when: hasSection('notices'),
  }),
  announcement: feature({
    name: 'AnnouncementPopup',
    load: () => import('./player/announcement/AnnouncementPopup.tsx'),
    when: always,
  }),
  help: feature({
    name: 'HelpPopup',
    load: () => import('./player/help/HelpPopup.tsx'),
    when: always,
  }),
  changePassword: feature({
    name: 'ChangePasswordPopup',
    load: () => import('./player/change-password/ChangePasswordPopup.tsx'),
    when: always,
  }),
  gameDetails: feature({
    name: 'GameDetailsPopup',
    load: () => import('./player/game-details/GameDetailsPopup.tsx'),
    when: always,
  }),
  logout: feature({
    name: 'LogoutPopup',
    load: () => import('./shell/popups/LogoutPopup.tsx'),
    when: always,
  }),
  chat: feature({
    name: 'ChatPopup',
    load: () => import('./player/chat/ChatPopup.tsx'),
    when: ({ chat }) => chat.enabled,
  }),
  feedback: feature({
    name: 'FeedbackPopup',
    load: () => import('./shell/popups/FeedbackPopup.tsx'),
    when: always,
  }),
} satisfies Record<string, Feature>;
