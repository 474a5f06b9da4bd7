import type { RefusalOf } from '#api/endpoint.ts';
import type * as affiliateApi from '#api/affiliate.ts';
import type * as announcementsApi from '#api/announcements.ts';
import type * as bankAccountsApi from '#api/bank-accounts.ts';
import type * as bonusesApi from '#api/bonuses.ts';
import type * as captchaApi from '#api/captcha.ts';
import type * as depositsApi from '#api/deposits.ts';
import type * as devicesApi from '#api/devices.ts';
import type * as encryptionApi from '#api/encryption.ts';
import type * as favoritesApi from '#api/favorites.ts';
import type * as feedbackApi from '#api/feedback.ts';
import type * as gameLobbyApi from '#api/game-lobby.ts';
import type * as gamesApi from '#api/games.ts';
import type * as launchApi from '#api/launch.ts';
import type * as chatApi from '#api/chat.ts';
import type * as identityApi from '#api/identity.ts';
import type * as inboxApi from '#api/inbox.ts';
import type * as inboxReachApi from '#api/inbox-reach.ts';
import type * as jackpotApi from '#api/jackpot.ts';
import type * as lotteryApi from '#api/lottery.ts';
import type * as lotteryBoardApi from '#api/lottery-board.ts';
import type * as lotteryMissionsApi from '#api/lottery-missions.ts';
import type * as lotteryTicketsApi from '#api/lottery-tickets.ts';
import type * as pointMallApi from '#api/point-mall.ts';
import type * as pointsApi from '#api/points.ts';
import type * as missionsApi from '#api/missions.ts';
import type * as racesApi from '#api/races.ts';
import type * as referralApi from '#api/referral.ts';
import type * as protectionApi from '#api/protection.ts';
import type * as recordsApi from '#api/records.ts';
import type * as sessionApi from '#api/session.ts';
import type * as systemApi from '#api/system.ts';
import type * as turnoverApi from '#api/turnover.ts';
import type * as verificationApi from '#api/verification.ts';
import type * as walletApi from '#api/wallet.ts';
import type * as winnersApi from '#api/winners.ts';
import type * as withdrawalsApi from '#api/withdrawals.ts';
import { agentLinksHandlers } from './handlers/agent-links-handlers.ts';
import { affiliateHandlers } from './handlers/affiliate-handlers.ts';
import { agentReportsHandlers } from './handlers/agent-reports-handlers.ts';
import { agentAnnouncementsHandlers } from './handlers/agent-announcements-handlers.ts';
import { agentsHandlers } from './handlers/agents-handlers.ts';
import { contractsHandlers } from './handlers/contracts-handlers.ts';
import { announcementsHandlers } from './handlers/announcements-handlers.ts';
import { bankAccountsHandlers } from './handlers/bank-accounts-handlers.ts';
import { pointsHandlers } from './handlers/points-handlers.ts';
import { missionsHandlers, racesHandlers } from './handlers/contests-handlers.ts';
import { referralHandlers } from './handlers/referral-handlers.ts';
import { redEnvelopesHandlers } from './handlers/red-envelopes-handlers.ts';
import { rewardsHandlers } from './handlers/rewards-handlers.ts';
import { pointMallHandlers } from './handlers/point-mall-handlers.ts';
import { standingHandlers } from './handlers/standing-handlers.ts';
import { promotionsHandlers } from './handlers/promotions-handlers.ts';
import { bonusesHandlers } from './handlers/bonuses-handlers.ts';
import { captchaHandler } from '../people/captcha/create-captcha.ts';
import { depositsHandlers } from './handlers/deposits-handlers.ts';
import { favoritesHandlers } from './handlers/favorites-handlers.ts';
import { devicesHandlers } from './handlers/devices-handlers.ts';
import { encryptionKeyHandler } from '../base/encryption/read-encryption-key.ts';
import { gameLobbyHandlers } from './handlers/game-lobby-handlers.ts';
import { feedbackHandlers } from './handlers/feedback-handlers.ts';
import { gamesHandlers } from './handlers/games-handlers.ts';
import type { Handler, HandlersOf } from '../base/endpoints/handler.ts';
import { chatHandlers } from './handlers/chat-handlers.ts';
import { identityHandlers } from './handlers/identity-handlers.ts';
import { inboxHandlers } from './handlers/inbox-handlers.ts';
import { jackpotHandler } from '../play/jackpot/read-jackpot.ts';
import {
  lotteryBoardHandlers,
  lotteryHandlers,
  lotteryMissionsHandlers,
  lotteryTicketsHandlers,
} from './handlers/lottery-handlers.ts';
import { membersHandlers } from './handlers/members-handlers.ts';
import { profileHandlers } from './handlers/profile-handlers.ts';
import { protectionHandlers } from './handlers/protection-handlers.ts';
import { recordsHandlers } from './handlers/records-handlers.ts';
import { sessionHandlers } from './handlers/session-handlers.ts';
import { countryCodesHandler } from './system/country-codes.ts';
import { helpCenterHandler } from './system/help-center.ts';
import { sitePageHandler } from './system/site-page.ts';
import { permissionHandler } from './system/permission.ts';
import {
  domainRoutesHandler,
  registerSettingsHandler,
  systemStatusHandler,
  whitelabelHandler,
} from './system/site-settings.ts';
import { rebateDetailsHandler } from '../money/rebates/list-rebates.ts';
import { turnoverHandler } from '../money/turnover/read-turnover.ts';
import { walletsHandlers } from './handlers/wallets-handlers.ts';
import { launchHandlers } from './handlers/launch-handlers.ts';
import { verificationHandlers } from './handlers/verification-handlers.ts';
import { winnersHandlers } from './handlers/winners-handlers.ts';
import { withdrawalsHandlers } from './handlers/withdrawals-handlers.ts';

const session: HandlersOf<typeof sessionApi> = sessionHandlers;
const verification: HandlersOf<typeof verificationApi> = verificationHandlers;
const devices: HandlersOf<typeof devicesApi> = devicesHandlers;
const encryption: HandlersOf<typeof encryptionApi> = { encryptionKey: encryptionKeyHandler };

const system: HandlersOf<typeof systemApi> = {
  permission: permissionHandler,
  systemStatus: systemStatusHandler,
  whitelabel: whitelabelHandler,
  registerSettings: registerSettingsHandler,
  helpCenter: helpCenterHandler,
  sitePage: sitePageHandler,
  domainRoutes: domainRoutesHandler,
  countryCodes: countryCodesHandler,
};

const captcha: HandlersOf<typeof captchaApi> = { captcha: captchaHandler };

const wallet: HandlersOf<typeof walletApi> = walletsHandlers;

const deposits: HandlersOf<typeof depositsApi> = depositsHandlers;

const feedback: HandlersOf<typeof feedbackApi> = feedbackHandlers;
const affiliate: HandlersOf<typeof affiliateApi> = affiliateHandlers;

const games: HandlersOf<typeof gamesApi> = gamesHandlers;
const gameLobby: HandlersOf<typeof gameLobbyApi> = gameLobbyHandlers;
const lottery: HandlersOf<typeof lotteryApi> = lotteryHandlers;
const lotteryBoard: HandlersOf<typeof lotteryBoardApi> = lotteryBoardHandlers;
const lotteryTickets: HandlersOf<typeof lotteryTicketsApi> = lotteryTicketsHandlers;
const lotteryMissions: HandlersOf<typeof lotteryMissionsApi> = lotteryMissionsHandlers;
const favorites: HandlersOf<typeof favoritesApi> = favoritesHandlers;
const chat: HandlersOf<typeof chatApi> = chatHandlers;
const inbox: HandlersOf<typeof inboxApi & typeof inboxReachApi> = inboxHandlers;
const jackpot: HandlersOf<typeof jackpotApi> = { jackpot: jackpotHandler };
const winners: HandlersOf<typeof winnersApi> = winnersHandlers;
const announcements: HandlersOf<typeof announcementsApi> = announcementsHandlers;
const identity: HandlersOf<typeof identityApi> = identityHandlers;
const protection: HandlersOf<typeof protectionApi> = protectionHandlers;
const records: HandlersOf<typeof recordsApi> = recordsHandlers;
const bankAccounts: HandlersOf<typeof bankAccountsApi> = bankAccountsHandlers;
const withdrawals: HandlersOf<typeof withdrawalsApi> = withdrawalsHandlers;
const launch: HandlersOf<typeof launchApi> = launchHandlers;
const turnover: HandlersOf<typeof turnoverApi> = { turnover: turnoverHandler };
const bonuses: HandlersOf<typeof bonusesApi> = {
  ...bonusesHandlers,
  rebateDetails: rebateDetailsHandler,
};
const pointMall: HandlersOf<typeof pointMallApi> = pointMallHandlers;
const points: HandlersOf<typeof pointsApi> = pointsHandlers;
const missions: HandlersOf<typeof missionsApi> = missionsHandlers;
const races: HandlersOf<typeof racesApi> = racesHandlers;
const referral: HandlersOf<typeof referralApi> = referralHandlers;

const tables = [
  session,
  verification,
  devices,
  encryption,
  membersHandlers,
  profileHandlers,
  system,
  captcha,
  wallet,
  deposits,
  feedback,
  affiliate,
  agentsHandlers,
  agentAnnouncementsHandlers,
  agentReportsHandlers,
  agentLinksHandlers,
  contractsHandlers,
  games,
  lottery,
  lotteryBoard,
  lotteryTickets,
  lotteryMissions,
  gameLobby,
  favorites,
  winners,
  jackpot,
  chat,
  announcements,
  protection,
  identity,
  records,
  bankAccounts,
  withdrawals,
  turnover,
  launch,
  bonuses,
  pointMall,
  promotionsHandlers,
  points,
  missions,
  races,
  redEnvelopesHandlers,
  inbox,
  referral,
  rewardsHandlers,
  standingHandlers,
];

/** Every endpoint has its handler: one that is missing above does not compile. */
export const handlers: readonly Handler[] = tables.flatMap((table): Handler[] =>
  Object.values(table),
);

type RefusalIn<Table> = {
  [Name in keyof Table]: Table[Name] extends Handler<infer E> ? RefusalOf<E> : never;
}[keyof Table];

type DeclaredBy<Table> = Table extends object ? RefusalIn<Table> : never;

/** What the platform's calls may refuse a member with. */
export type DeclaredRefusal = DeclaredBy<(typeof tables)[number]>;
