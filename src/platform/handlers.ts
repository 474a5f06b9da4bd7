import type * as affiliateApi from '#api/affiliate.ts';
import type * as announcementsApi from '#api/announcements.ts';
import type * as captchaApi from '#api/captcha.ts';
import type * as favoritesApi from '#api/favorites.ts';
import type * as feedbackApi from '#api/feedback.ts';
import type * as gamesApi from '#api/games.ts';
import type * as memberApi from '#api/member.ts';
import type * as sessionApi from '#api/session.ts';
import type * as systemApi from '#api/system.ts';
import type * as walletApi from '#api/wallet.ts';
import type * as winnersApi from '#api/winners.ts';
import { affiliateCheckHandler } from './affiliate/check-affiliate-code.ts';
import { affiliateInfoHandler } from './affiliate/read-affiliate.ts';
import { announcementsHandlers } from './announcements/announcements-handlers.ts';
import { captchaHandler } from './captcha/create-captcha.ts';
import { favoritesHandlers } from './favorites/favorites-handlers.ts';
import { sendFeedbackHandler } from './feedback/send-feedback.ts';
import { gamesHandlers } from './games/games-handlers.ts';
import type { Handler, HandlersOf } from './handler.ts';
import { changePasswordHandler } from './members/change-password.ts';
import { memberInfoHandler } from './members/read-member.ts';
import { registerHandler } from './members/register-member.ts';
import { loginHandler } from './session/log-in.ts';
import { logoutHandler } from './session/log-out.ts';
import { countryCodesHandler } from './system/country-codes.ts';
import { helpCenterHandler } from './system/help-center.ts';
import { permissionHandler } from './system/permission.ts';
import {
  domainRoutesHandler,
  registerSettingsHandler,
  systemStatusHandler,
  whitelabelHandler,
} from './system/site-settings.ts';
import { balanceHandler } from './wallets/read-balance.ts';
import { winnersHandlers } from './winners/winners-handlers.ts';

const session: HandlersOf<typeof sessionApi> = { login: loginHandler, logout: logoutHandler };

const member: HandlersOf<typeof memberApi> = {
  register: registerHandler,
  memberInfo: memberInfoHandler,
  changePassword: changePasswordHandler,
};

const system: HandlersOf<typeof systemApi> = {
  permission: permissionHandler,
  systemStatus: systemStatusHandler,
  whitelabel: whitelabelHandler,
  registerSettings: registerSettingsHandler,
  helpCenter: helpCenterHandler,
  domainRoutes: domainRoutesHandler,
  countryCodes: countryCodesHandler,
};

const captcha: HandlersOf<typeof captchaApi> = { captcha: captchaHandler };

const wallet: HandlersOf<typeof walletApi> = { balance: balanceHandler };

const feedback: HandlersOf<typeof feedbackApi> = { sendFeedback: sendFeedbackHandler };

const affiliate: HandlersOf<typeof affiliateApi> = {
  affiliateCheck: affiliateCheckHandler,
  affiliateInfo: affiliateInfoHandler,
};

const games: HandlersOf<typeof gamesApi> = gamesHandlers;
const favorites: HandlersOf<typeof favoritesApi> = favoritesHandlers;
const winners: HandlersOf<typeof winnersApi> = winnersHandlers;
const announcements: HandlersOf<typeof announcementsApi> = announcementsHandlers;

/** Every endpoint has its handler: one that is missing above does not compile. */
export const handlers: readonly Handler[] = [
  session,
  member,
  system,
  captcha,
  wallet,
  feedback,
  affiliate,
  games,
  favorites,
  winners,
  announcements,
].flatMap((table): Handler[] => Object.values(table));
