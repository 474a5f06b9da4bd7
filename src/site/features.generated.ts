/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { feature, type Feature } from './pages/feature.ts';
import { hasChat, hasFooter, hasHeader, hasHero, hasPage, hasSection, hasTrialAccounts } from './settings/has-part.ts';
import { hasAgents, hasDownloads, hasRanks, hasRegistration, hasRightBar } from './settings/what-is-on.ts';
import type { Settings } from './settings/settings.ts';
import type { PopupName } from '#generated/page-paths.ts';

const always = (): boolean => true;

/** The headers; a brand carries its own. */
export const headers = {
  centered: feature({
    name: 'CenteredHeader',
    load: () => import('./shell/header/CenteredHeader.tsx'),
    when: hasHeader('centered'),
  }),
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
} satisfies Record<Settings['layout']['header'], Feature>;

/** The footers. */
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

/** The ways to show the banners at the top of the home page. */
export const heroes = {
  carousel: feature({
    name: 'BannersCarousel',
    load: () => import('./player/home/sections/BannersCarousel.tsx'),
    when: hasHero('carousel'),
  }),
  mosaic: feature({
    name: 'BannersMosaic',
    load: () => import('./player/home/sections/BannersMosaic.tsx'),
    when: hasHero('mosaic'),
  }),
  split: feature({
    name: 'BannersSplit',
    load: () => import('./player/home/sections/BannersSplit.tsx'),
    when: hasHero('split'),
  }),
} satisfies Record<Settings['layout']['hero'], Feature>;

/** The other sections of the home page, by their names in the merchant’s file. */
export const homeSections = {
  games: feature({
    name: 'GamesSection',
    load: () => import('./player/home/sections/GamesSection.tsx'),
    when: hasSection('games'),
  }),
  jackpot: feature({
    name: 'JackpotSection',
    load: () => import('./player/home/sections/JackpotSection.tsx'),
    when: hasSection('jackpot'),
  }),
  notices: feature({
    name: 'NoticesSection',
    load: () => import('./player/home/sections/NoticesSection.tsx'),
    when: hasSection('notices'),
  }),
  promotions: feature({
    name: 'PromotionsSection',
    load: () => import('./player/home/sections/PromotionsSection.tsx'),
    when: hasSection('promotions'),
  }),
  race: feature({
    name: 'RaceSection',
    load: () => import('./player/home/sections/RaceSection.tsx'),
    when: hasSection('race'),
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
} satisfies Record<Exclude<Settings['home']['sections'][number], 'banners'>, Feature>;

/** What stands beside every page. */
export const asides = {
  rightBar: feature({
    name: 'RightBar',
    load: () => import('./shell/right-bar/RightBar.tsx'),
    when: hasRightBar,
  }),
} satisfies Record<string, Feature>;

/** What members of some brands see within what all brands have. */
export const memberParts = {
  agentStart: feature({
    name: 'AgentStart',
    load: () => import('./agent-center/offers/AgentStart.tsx'),
    when: hasAgents,
  }),
  agentArea: feature({
    name: 'AgentArea',
    load: () => import('./agent-center/team-bets/AgentArea.tsx'),
    when: hasAgents,
  }),
  rankBadge: feature({
    name: 'RankBadge',
    load: () => import('./ranks/RankBadge.tsx'),
    when: hasRanks,
  }),
  rankProgress: feature({
    name: 'RankProgress',
    load: () => import('./ranks/RankProgress.tsx'),
    when: hasRanks,
  }),
} satisfies Record<string, Feature>;

/** The screens, and those that lead to the screens of a group. */
export const screens = {
  description: feature({
    name: 'DescriptionScreen',
    load: () => import('./player/brand-page/DescriptionScreen.tsx'),
    when: hasPage('description'),
  }),
  sponsor: feature({
    name: 'SponsorScreen',
    load: () => import('./player/brand-page/SponsorScreen.tsx'),
    when: hasPage('sponsor'),
  }),
  down: feature({
    name: 'DownScreen',
    load: () => import('./player/down/DownScreen.tsx'),
    when: hasDownloads,
  }),
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
  notFound: feature({
    name: 'NotFoundScreen',
    load: () => import('./status/NotFoundScreen.tsx'),
    when: always,
  }),
  games: feature({
    name: 'GamesScreen',
    load: () => import('./GamesScreen.tsx'),
    when: always,
  }),
  agents: feature({
    name: 'AgentsScreen',
    load: () => import('./AgentsScreen.tsx'),
    when: hasAgents,
  }),
  member: feature({
    name: 'MemberScreen',
    load: () => import('./MemberScreen.tsx'),
    when: always,
  }),
} satisfies Record<string, Feature>;

/** The popups, by the names that `openPopup` takes. */
export const popups = {
  announcement: feature({
    name: 'AnnouncementPopup',
    load: () => import('./player/announcement/AnnouncementPopup.tsx'),
    when: always,
  }),
  changePassword: feature({
    name: 'ChangePasswordPopup',
    load: () => import('./player/change-password/ChangePasswordPopup.tsx'),
    when: always,
  }),
  chat: feature({
    name: 'ChatPopup',
    load: () => import('./player/chat/ChatPopup.tsx'),
    when: hasChat,
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
  gameDetails: feature({
    name: 'GameDetailsPopup',
    load: () => import('./player/game-details/GameDetailsPopup.tsx'),
    when: always,
  }),
  help: feature({
    name: 'HelpPopup',
    load: () => import('./player/help/HelpPopup.tsx'),
    when: always,
  }),
  login: feature({
    name: 'LoginPopup',
    load: () => import('./player/login/LoginPopup.tsx'),
    when: always,
  }),
  needAccount: feature({
    name: 'NeedAccountPopup',
    load: () => import('./player/login/NeedAccountPopup.tsx'),
    when: hasTrialAccounts,
  }),
  notices: feature({
    name: 'NoticesPopup',
    load: () => import('./player/notices/NoticesPopup.tsx'),
    when: hasSection('notices'),
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
  feedback: feature({
    name: 'FeedbackPopup',
    load: () => import('./shell/popups/FeedbackPopup.tsx'),
    when: always,
  }),
  logout: feature({
    name: 'LogoutPopup',
    load: () => import('./shell/popups/LogoutPopup.tsx'),
    when: always,
  }),
} satisfies Record<PopupName, Feature>;
