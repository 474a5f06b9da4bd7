/* Generated from schema/content/ by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { GameType, LocalizedText } from './merchant-config.ts';

/**
 * What a member who has joined does for it. Left out: proves who they are.
 */
export type FreeStakeTrigger = FreeStakeProof | FreeStakeDeposit;
/**
 * The rule behind the promotion. Its figures stand in the texts as placeholders such as {{percent}}.
 */
export type PromotionMechanic =
  | DepositMatch
  | SignUpReward
  | DailyRebate
  | RedEnvelope
  | PointsMultiplier
  | Application
  | MissionSet
  | Race
  | DailyMatch
  | RebateBoost
  | Raffle
  | FreeStake;
/**
 * What the member gets: a thing, cash, a bonus, or a free stake.
 */
export type MallGift = MallGoods | MallCash | MallBonus | MallFreeStake;

export interface MerchantContent {
  /**
   * Banners of a merchant
   */
  banners: Banner[];
  /**
   * Notices of a merchant
   */
  notices: Notice[];
  /**
   * Popups of a merchant
   */
  popups: Popup[];
  /**
   * Promotions of a merchant
   */
  promotions: Promotion[];
  /**
   * Help of a merchant
   */
  help: HelpArticle[];
  /**
   * Catalogue of a merchant’s points mall
   */
  pointMall: MallItem[];
  /**
   * Pages of a merchant
   */
  pages: SitePage[];
}
/**
 * One banner.
 */
export interface Banner {
  /**
   * Unique within the file; stands in addresses.
   */
  id: string;
  /**
   * Where it stands: home, login, register or forgotten password.
   */
  groupName: 'w_home' | 'w_login' | 'w_register' | 'w_forget';
  /**
   * The large line.
   */
  title: LocalizedText;
  /**
   * The line under it. Figures of promotions stand in all its texts as placeholders, such as {{welcome.percent}}.
   */
  subtitle: LocalizedText;
  /**
   * Words of the button. Left out: the whole banner is the link.
   */
  cta?: LocalizedText;
  /**
   * A page of the site (/promotions#welcome, /help), an https address, or empty.
   */
  link: string;
  /**
   * An SVG file under the merchant’s folder.
   */
  art: string;
  /**
   * PROMOTION: a promotion of this site. URL: any address. NONE: no link.
   */
  linkageType: 'PROMOTION' | 'URL' | 'NONE';
  /**
   * When it is shown for the first time, RFC 3339: the platform shows it at that minute, and no built page holds it before. Left out: at once.
   */
  startsAt?: string;
  /**
   * When it is shown no longer, RFC 3339. Left out: when the first of the promotions ends that it tells of, if one does.
   */
  endsAt?: string;
}
/**
 * One notice.
 */
export interface Notice {
  /**
   * Unique within the file; stands in addresses.
   */
  id: string;
  /**
   * everyone: the marquee and the notice window. agents: only the agent center of a brand with agents. Left out: everyone.
   */
  for?: 'everyone' | 'agents';
  /**
   * The line in the marquee.
   */
  title: LocalizedText;
  /**
   * HTML of the notice. Figures of promotions stand in all its texts as placeholders, such as {{welcome.percent}}.
   */
  content: LocalizedText;
  /**
   * When it was published, RFC 3339.
   */
  publishedAt: string;
  /**
   * The id of a promotion of this site. With it, a button leads there, and members to the reward center.
   */
  promotionType?: string;
  /**
   * When it is shown for the first time, RFC 3339: the platform shows it at that minute, and no built page holds it before. Left out: at once.
   */
  startsAt?: string;
  /**
   * When it is shown no longer, RFC 3339. Left out: when the first of the promotions ends that it tells of, if one does.
   */
  endsAt?: string;
}
/**
 * One announcement popup.
 */
export interface Popup {
  /**
   * Unique within the file; stands in addresses.
   */
  id: string;
  /**
   * A: members. B: visitors. F: members at their first sign-in.
   */
  execution: 'A' | 'B' | 'F';
  /**
   * The title in the list.
   */
  title: LocalizedText;
  /**
   * HTML of the announcement. Figures of promotions stand in all its texts as placeholders, such as {{welcome.percent}}.
   */
  content: LocalizedText;
  /**
   * The id of a promotion of this site. With it, a button leads there, and members to the reward center.
   */
  promotionType?: string;
  /**
   * When it is shown for the first time, RFC 3339: the platform shows it at that minute, and no built page holds it before. Left out: at once.
   */
  startsAt?: string;
  /**
   * When it is shown no longer, RFC 3339. Left out: when the first of the promotions ends that it tells of, if one does.
   */
  endsAt?: string;
}
/**
 * How many members may take part from one place; a member takes part once.
 */
export interface PromotionLimits {
  /**
   * Members who may take part from one browser.
   */
  perDevice?: number;
  /**
   * Members who may take part from one network address (an IPv4 address or an IPv6 /64).
   */
  perAddress?: number;
  /**
   * Members who may take part from one postal address of their profiles. Who has told no address, or one without a number, cannot take part. The brand’s profile must ask for the address (/signIn/profileFields).
   */
  perHousehold?: number;
}
/**
 * A bonus of a percentage of a deposit.
 */
export interface DepositMatch {
  /**
   * A bonus of a percentage of a deposit.
   */
  kind: 'depositMatch';
  /**
   * 1 is the member’s first settled deposit, 2 the second.
   */
  nth: number;
  /**
   * Of what the deposit credits, after fees.
   */
  percent: number;
  /**
   * The largest bonus. In minor units of the currency (cents).
   */
  mostMinor: number;
  /**
   * The smallest deposit that counts. In minor units of the currency (cents).
   */
  leastMinor: number;
  /**
   * How many times the bonus is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * Days that someone who joined has for the condition; what was kept for them then returns to the budget.
   */
  joinDays: number;
  /**
   * The most that this promotion may cost in all its time. Who joins has a place in it. In minor units of the currency (cents).
   */
  budgetMinor: number;
  limits?: PromotionLimits;
}
/**
 * A bonus for a member who joins and proves who they are.
 */
export interface SignUpReward {
  /**
   * A bonus for a member who joins and proves who they are.
   */
  kind: 'signUpReward';
  /**
   * The bonus. In minor units of the currency (cents).
   */
  amountMinor: number;
  /**
   * How many times the bonus is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * Days that someone who joined has for the condition; what was kept for them then returns to the budget.
   */
  joinDays: number;
  /**
   * The most that this promotion may cost in all its time. Who joins has a place in it. In minor units of the currency (cents).
   */
  budgetMinor: number;
  limits?: PromotionLimits;
}
/**
 * Tells of the rebate that merchant.json gives on the category of this entry.
 */
export interface DailyRebate {
  /**
   * Tells of the rebate that merchant.json gives on the category of this entry.
   */
  kind: 'dailyRebate';
}
/**
 * A pool that is split by chance into envelopes, one for each member, at the same hours of every day. What nobody takes returns to the house.
 */
export interface RedEnvelope {
  /**
   * A pool that is split by chance into envelopes.
   */
  kind: 'redEnvelope';
  /**
   * All envelopes of one round together. In minor units of the currency (cents).
   */
  poolMinor: number;
  /**
   * How many envelopes the pool of one round is split into.
   */
  count: number;
  /**
   * What every envelope holds at least. In minor units of the currency (cents).
   */
  leastMinor: number;
  /**
   * The hours of the day at which a round opens, in the merchant’s time zone, on every day from startsAt to endsAt.
   *
   * Items: An hour of the day.
   */
  hours: number[];
  /**
   * Minutes that a round stays open; it ends before the next one opens.
   */
  openMinutes: number;
  /**
   * Minutes before it opens from which on a round is announced.
   */
  announceMinutes: number;
  /**
   * How many times what an envelope holds is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * The most that this promotion may cost in all its time; what returned does not count. In minor units of the currency (cents).
   */
  budgetMinor: number;
  /**
   * How many members may take envelopes of this promotion from one place; a member who has had one may go on.
   */
  limits?: PromotionLimits;
}
/**
 * Valid bets on some categories earn several times the points, at some hours of every day. Nobody joins it; with an audience, the bets of its members alone count.
 */
export interface PointsMultiplier {
  /**
   * Valid bets earn several times the points.
   */
  kind: 'pointsMultiplier';
  /**
   * How many times the points of the bets count. Two such promotions at once add what each brings.
   */
  times: number;
  /**
   * The games whose bets count.
   */
  categories: GameType[];
  /**
   * The hours of the day in which a settled bet counts, in the merchant’s time zone: 20 is from 20:00 to 20:59. The hour in which it is settled decides.
   *
   * Items: An hour of the day.
   */
  hours: number[];
  /**
   * The most points that this promotion gives a member in all its time, beyond what the bets earn without it.
   */
  mostPoints: number;
  /**
   * The most points that this promotion gives to all members in all its time, beyond what the bets earn without it.
   */
  budgetPoints: number;
}
/**
 * A member applies with a remark and pictures, and a person decides about a bonus.
 */
export interface Application {
  /**
   * A member applies, and a person decides.
   */
  kind: 'application';
  /**
   * The largest bonus that an application can bring. In minor units of the currency (cents).
   */
  mostMinor: number;
  /**
   * How many times the bonus is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * Days within which applications are meant to be answered. One that waits longer is listed as late and raises an alarm to operators; it is never closed by the clock.
   */
  answerDays: number;
  /**
   * The most that this promotion may cost in all its time. Who applies has a place in it. In minor units of the currency (cents).
   */
  budgetMinor: number;
  limits?: PromotionLimits;
  /**
   * How many times a member whose application was refused may apply again; each takes its place in the budget anew. Left out: a refusal is the last word.
   */
  applyAgain?: number;
}
/**
 * A target within a window, and what it brings: either amountMinor or points. Counted from what a member did, never from losses or from higher stakes.
 */
export interface SetMission {
  /**
   * Names the mission for ever: it is rewarded once for each window.
   */
  id: string;
  /**
   * What it is called; left out: what is to be done. Without figures of its own.
   */
  title?: LocalizedText;
  /**
   * Settled rounds; valid bets in minor units; different games; lottery draws taken part in; days on which the member signed in; steps of the profile (e-mail address, mobile number, identity, each proved).
   */
  metric: 'rounds' | 'validBet' | 'games' | 'draws' | 'signInDays' | 'profileSteps';
  /**
   * A day, a week from Monday or a calendar month in the brand’s time zone; or once, in all the time of the promotion. Days count whole.
   */
  window: 'day' | 'week' | 'month' | 'once';
  /**
   * The number that must be reached.
   */
  target: number;
  /**
   * Only games of these categories count, where rounds, valid bets or games are counted; left out: all.
   *
   * Items: A category of games.
   */
  gameTypes?: GameType[];
  /**
   * The bonus, in minor units of the currency (cents). Either this or points.
   */
  amountMinor?: number;
  /**
   * The points that it brings, in place of a bonus. The budget counts them at what they are worth when turned into money (points.conversion.pointsPerUnit).
   */
  points?: number;
}
/**
 * Missions that every member of the audience has; each is rewarded once for each of its windows, while the budget lasts.
 */
export interface MissionSet {
  /**
   * Missions with rewards.
   */
  kind: 'missionSet';
  /**
   * The missions, in their order.
   */
  missions: SetMission[];
  /**
   * How many times the reward is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * The most that this promotion may cost in all its time. A mission that is reached has its place in it; points count at what they are worth. In minor units of the currency (cents).
   */
  budgetMinor: number;
  /**
   * How many members may claim what it brings from one place; a member who has claimed once may go on.
   */
  limits?: PromotionLimits;
}
/**
 * Members are ranked by points for their valid bets; who reached a number of points first stands first. The places win prizes.
 */
export interface Race {
  /**
   * A leaderboard with prizes.
   */
  kind: 'race';
  /**
   * A race for each day, week from Monday or calendar month in the brand’s time zone; or one, from startsAt to endsAt.
   */
  every: 'once' | 'day' | 'week' | 'month';
  /**
   * Only bets on games of these categories count; left out: all.
   *
   * Items: A category of games.
   */
  gameTypes?: GameType[];
  /**
   * Only bets on these games count, by their numbers; left out: all.
   *
   * Items: The number of a game.
   */
  games?: number[];
  /**
   * Valid bets that are needed to win a prize. In minor units of the currency (cents).
   */
  leastMinor: number;
  /**
   * What each place wins, the first one first. In minor units of the currency (cents).
   *
   * Items: What a place wins. In minor units of the currency (cents).
   */
  prizesMinor: number[];
  /**
   * How many times the prize is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * The most that this promotion may cost in all its time: a race begins when all its prizes have room in it. In minor units of the currency (cents).
   */
  budgetMinor: number;
  /**
   * How many members may claim what it brings from one place; a member who has claimed once may go on. Prizes without a turnover are then claimed, too, and not paid by themselves.
   */
  limits?: PromotionLimits;
}
/**
 * A bonus of a percentage of the first deposit of each day, of the merchant’s time zone, on which the member takes part.
 */
export interface DailyMatch {
  /**
   * A bonus of a percentage of the first deposit of each day, of the merchant’s time zone, on which the member takes part.
   */
  kind: 'dailyMatch';
  /**
   * Of what the deposit credits, after fees.
   */
  percent: number;
  /**
   * The largest bonus of one day. In minor units of the currency (cents).
   */
  mostMinor: number;
  /**
   * The smallest deposit that counts. In minor units of the currency (cents).
   */
  leastMinor: number;
  /**
   * How many times the bonus is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * The most that this promotion may cost in all its time. Who joins has a place in it. In minor units of the currency (cents).
   */
  budgetMinor: number;
  /**
   * How many members may take part from one place on one day.
   */
  limits?: PromotionLimits;
}
/**
 * More of the daily rebate that merchant.json gives on the category of this entry: multiplied, or with percentage points added. Nobody joins; it is paid with the rebate of each day.
 */
export interface RebateBoost {
  /**
   * More of the daily rebate that merchant.json gives on the category of this entry: multiplied, or with percentage points added. Nobody joins; it is paid with the rebate of each day.
   */
  kind: 'rebateBoost';
  /**
   * The rebate is so many times its own. Either this or addPercent.
   */
  times?: number;
  /**
   * Percentage points that are added to the rebate. Either this or times.
   */
  addPercent?: number;
  /**
   * The days of the week on which it holds, in the merchant’s time zone: 1 is Monday, 7 Sunday. Left out: every day.
   *
   * Items: 1 is Monday, 7 Sunday.
   */
  weekdays?: number[];
  /**
   * The most that it adds to one member’s rebate of one day. In minor units of the currency (cents).
   */
  mostMinor: number;
  /**
   * The most that this promotion may cost in all its time. On a day that would pass it, every member gets the same share of what is left. In minor units of the currency (cents).
   */
  budgetMinor: number;
}
/**
 * A prize, and how many tickets win it.
 */
export interface RafflePrize {
  /**
   * How many tickets win it.
   */
  count: number;
  /**
   * What each of them wins. In minor units of the currency (cents).
   */
  amountMinor: number;
}
/**
 * Tickets for valid bets or deposits, and a draw that anyone can count again. It runs from startsAt to endsAt.
 */
export interface Raffle {
  /**
   * Tickets and a draw.
   */
  kind: 'raffle';
  /**
   * What tickets are given for: valid bets, or what deposits credit after fees.
   */
  source: 'validBets' | 'deposits';
  /**
   * One ticket for each so much of it, all of the time taken together. In minor units of the currency (cents).
   */
  stepMinor: number;
  /**
   * Games whose valid bets count. Left out: all.
   *
   * Items: A category of games.
   */
  categories?: GameType[];
  /**
   * The most that one member can have.
   */
  mostTickets: number;
  /**
   * What is drawn, in this order: each prize for a ticket that was not drawn before.
   */
  prizes: RafflePrize[];
  /**
   * Minutes after the end in which bets that are voided and deposits that go back still take their tickets along; then the list is closed.
   */
  holdMinutes: number;
  /**
   * How many times a prize is staked before it becomes cash; 0: it is cash at once. A licence may know a bound.
   */
  turnover: number;
  /**
   * The most that this promotion may cost: no less than all prizes together. In minor units of the currency (cents).
   */
  budgetMinor: number;
  /**
   * How many members may claim what it brings from one place; a member who has claimed once may go on.
   */
  limits?: PromotionLimits;
}
/**
 * The member proves who they are.
 */
export interface FreeStakeProof {
  /**
   * The member proves who they are.
   */
  kind: 'proof';
}
/**
 * The member makes a deposit of at least the least amount.
 */
export interface FreeStakeDeposit {
  /**
   * The member makes a deposit.
   */
  kind: 'deposit';
  /**
   * 1 is the member’s first settled deposit of at least the least amount, 2 the second. Left out: the next one after joining.
   */
  nth?: number;
  /**
   * The smallest deposit that counts, by what it credits after fees. In minor units of the currency (cents).
   */
  leastMinor: number;
}
/**
 * A bonus that is staked on some games alone; what it wins becomes cash up to a most. A member joins, and claims it once its condition is met.
 */
export interface FreeStake {
  /**
   * A bonus that is staked on some games alone; what it wins becomes cash up to a most. A member joins, and claims it once its condition is met.
   */
  kind: 'freeStake';
  /**
   * The bonus. In minor units of the currency (cents).
   */
  amountMinor: number;
  /**
   * The games that it is staked on, by their codes in the catalogue; the brand must offer them. Either these or categories. Bets on them count whole, whatever their category counts towards other bonuses.
   *
   * Items: The code of a game.
   */
  games?: string[];
  /**
   * The categories of games that it is staked on, in place of single games: all their games that the brand offers, also those that come later. Bets on them count whole.
   *
   * Items: A category of games.
   */
  categories?: GameType[];
  /**
   * What a member who has joined does for it. Left out: proves who they are.
   */
  trigger?: FreeStakeTrigger;
  /**
   * The most of the bonus, with what it won, that becomes cash. In minor units of the currency (cents).
   */
  winMostMinor: number;
  /**
   * How many times the bonus is staked on its games before it becomes cash. A licence may know a bound.
   */
  turnover: number;
  /**
   * Days that someone who joined has for the condition; what was kept for them then returns to the budget.
   */
  joinDays: number;
  /**
   * The bonuses that this promotion may give in all its time. Who joins has a place in it. In minor units of the currency (cents).
   */
  budgetMinor: number;
  limits?: PromotionLimits;
}
/**
 * Who may take part; left out: every member. Of what is joined or taken, the moment of joining or taking decides; of missions, the one at which they are reached; of a boost of the rebate, the end of the day; of races and raffles, the first bet that counts. Of a points multiplier, it is decided for each bet that is settled, by what the member is when its points are counted, seconds later; what a bet has earned stays its own, also when it is taken back from a member who is not meant any more.
 */
export interface PromotionAudience {
  /**
   * Only members who registered so many days ago or less.
   */
  registeredWithinDays?: number;
  /**
   * Only members who came through an affiliate’s link.
   */
  affiliatesOnly?: boolean;
  /**
   * Only members of these countries, as ISO 3166-1 alpha-2 codes: the country of the verified mobile number, else of the number that was told, else the nationality. Whose country is not known is not meant.
   *
   * Items: An ISO 3166-1 alpha-2 code.
   */
  countries?: string[];
  /**
   * Only members who hold one of these ranks now, by their ids (ranks.steps). Who rises to one of them may take part at once, and who falls below cannot join any more; a rank that bets bring counts for the bets after them. Who plays for fun has no rank.
   *
   * Items: The id of a rank of the brand’s ladder.
   */
  ranks?: string[];
}
/**
 * One promotion.
 */
export interface Promotion {
  /**
   * Unique within the file; stands in addresses.
   */
  id: string;
  /**
   * What it is called.
   */
  title: LocalizedText;
  /**
   * One sentence for the card.
   */
  summary: LocalizedText;
  /**
   * HTML of the terms.
   */
  content: LocalizedText;
  /**
   * An SVG file under the merchant’s folder.
   */
  art: string;
  /**
   * When it is told of for the first time, RFC 3339, at startsAt at the latest: the platform shows it at that minute, and no built page holds it before. Left out: at once.
   */
  announcedAt?: string;
  /**
   * When its words were changed last, RFC 3339: what searching machines are told as the date of its page. Left out: nobody says so.
   */
  updatedAt?: string;
  /**
   * When it begins, RFC 3339. Left out: at once.
   */
  startsAt?: string;
  /**
   * When it ends, RFC 3339. Left out: open end. Missions and boosted rebates count by whole days of the merchant’s time zone: of a day in which they begin or end all counts, of a day that begins at their end nothing.
   */
  endsAt?: string;
  /**
   * The games it is about, or ALL.
   */
  category: GameType | 'ALL';
  /**
   * Lower stands first.
   */
  sequence: number;
  /**
   * The rule behind the promotion. Its figures stand in the texts as placeholders such as {{percent}}.
   */
  mechanic?: PromotionMechanic;
  /**
   * Who may take part; left out: every member. Not for a daily rebate.
   */
  audience?: PromotionAudience;
  /**
   * States that no rule stands behind the entry. It promises no money, and a promotion without a mechanic must say it.
   */
  informational?: true;
}
/**
 * One article of the help center.
 */
export interface HelpArticle {
  /**
   * Unique within the file; stands in addresses.
   */
  id: string;
  /**
   * The question.
   */
  title: LocalizedText;
  /**
   * HTML of the answer. Figures of promotions stand in it as placeholders, such as {{welcome.percent}}.
   */
  content: LocalizedText;
  /**
   * When its words were changed last, RFC 3339: what searching machines are told as the date of its page. Left out: nobody says so.
   */
  updatedAt?: string;
  /**
   * The chapter it stands in.
   */
  group: 'about' | 'account' | 'money' | 'games' | 'safety' | 'rules';
}
/**
 * A thing that is sent to the member’s address.
 */
export interface MallGoods {
  /**
   * A thing that is sent.
   */
  kind: 'goods';
}
/**
 * Money that is credited at once; it is staked as often as cash that came from points (points.conversion.cashTimes).
 */
export interface MallCash {
  /**
   * Money that is credited at once.
   */
  kind: 'cash';
  /**
   * What one of it credits. In minor units of the currency (cents).
   */
  amountMinor: number;
}
/**
 * Money to play with, granted at once; it is staked as often as a bonus that came from points (points.conversion.bonusTimes).
 */
export interface MallBonus {
  /**
   * Money to play with.
   */
  kind: 'bonus';
  /**
   * What one of it credits. In minor units of the currency (cents).
   */
  amountMinor: number;
}
/**
 * A bonus that is staked on some games alone, granted at once; what it wins becomes cash up to a most.
 */
export interface MallFreeStake {
  /**
   * A bonus that is staked on some games alone.
   */
  kind: 'freeStake';
  /**
   * What one of it credits. In minor units of the currency (cents).
   */
  amountMinor: number;
  /**
   * The games that it is staked on, by their codes in the catalogue; the brand must offer them. Either these or categories. Bets on them count whole.
   *
   * Items: The code of a game.
   */
  games?: string[];
  /**
   * The categories of games that it is staked on, in place of single games: all their games that the brand offers, also those that come later. Bets on them count whole.
   *
   * Items: A category of games.
   */
  categories?: GameType[];
  /**
   * The most of one, with what it won, that becomes cash. In minor units of the currency (cents).
   */
  winMostMinor: number;
  /**
   * How many times it is staked on its games before it becomes cash. A licence may know a bound.
   */
  turnover: number;
}
/**
 * One item of the points mall.
 */
export interface MallItem {
  /**
   * Unique within the file; what was redeemed is counted by it, so that it is never used again for another item.
   */
  id: string;
  /**
   * What it is called.
   */
  title: LocalizedText;
  /**
   * What it is. Figures of cash and bonus items stand in it as placeholders such as {{amount}}.
   */
  text: LocalizedText;
  /**
   * An SVG file under the merchant’s folder; shown as a square.
   */
  art: string;
  /**
   * By what the catalogue is filtered.
   */
  category: 'home' | 'technology' | 'fashion' | 'leisure' | 'play';
  /**
   * What one costs, in whole points.
   */
  pricePoints: number;
  /**
   * How many are given out in all, ever; to have more on the shelf, raise it. Left out: as many as are wanted.
   */
  stock?: number;
  /**
   * How many one member may have, ever. Left out: as many as the member has points for.
   */
  perMember?: number;
  /**
   * The id of the rank from which on members may have it (ranks.steps). Left out: every member.
   */
  leastRank?: string;
  gives: MallGift;
}
/**
 * A page of the brand’s own words.
 */
export interface SitePage {
  /**
   * Which page it is; merchant.json switches it on under /pages.
   */
  id: 'sponsor' | 'description';
  /**
   * The heading of the page.
   */
  title: LocalizedText;
  /**
   * HTML of the page. {{licensee}}, {{authority}}, {{number}}, {{age}} and {{helpline}} are filled in from merchant.json. Figures of promotions stand in it as placeholders, such as {{welcome.percent}}.
   */
  content: LocalizedText;
  /**
   * When its words were changed last, RFC 3339: what searching machines are told as the date of its page. Left out: nobody says so.
   */
  updatedAt?: string;
}
