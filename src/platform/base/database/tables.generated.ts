/* Generated from src/platform/base/database/migrations by scripts/generate-types.ts. Do not edit. */
/* Sources: a7b68fa8c2d11b4f */
/* oxlint-disable */

import type { ColumnType, Generated } from 'kysely';
import type { BrandTickets, SealedTickets } from '#domain/lottery/sealed-tickets.ts';
import type { OrderState } from '#domain/order-states.ts';
import type { RecordKind } from '#domain/record-kinds.ts';
import type { GameType, PaymentChannel, Referral } from '#generated/merchant-config.ts';
import type {
  Application,
  DailyMatch,
  DepositMatch,
  FreeStake,
  MallItem,
  PromotionAudience,
  PromotionLimits,
  PromotionMechanic,
  Raffle,
  SignUpReward,
} from '#generated/merchant-content.ts';
import type { BoundTerms } from './bound-terms.ts';
import type { PlanLine } from './plan-line.ts';

interface AccountTable {
  merchantId: number;
  id: Generated<number>;
  kind: string;
  memberId: number | null;
  currency: string;
  tracked: boolean;
  minBalance: Generated<number>;
  balance: Generated<number>;
  seq: Generated<number>;
}

interface AccountCarriedTable {
  merchantId: number;
  accountId: number;
  until: Date;
  balance: number;
  entries: number;
}

interface AffiliateCodeTable {
  merchantId: number;
  /** Upper case. */
  code: string;
  ownerId: number;
  kind: 'referral' | 'agent';
  domain: string | null;
  active: Generated<boolean>;
  name: string | null;
  subId: Generated<string>;
  opens: Generated<number>;
  createdAt: Generated<Date>;
  expiresAt: Date | null;
  closedAt: Date | null;
}

interface AgentContractTable {
  merchantId: number;
  id: Generated<number>;
  kind: 'dividend' | 'daily' | 'hourly' | 'realtime';
  uplineId: number | null;
  agentId: number;
  terms: ColumnType<unknown, string, string>;
  period: 'month' | 'semimonth' | 'week' | 'day' | 'hour' | 'slot';
  zone: string;
  state:
    | 'OFFERED'
    | 'ACCEPTED'
    | 'REFUSED'
    | 'EXPIRED'
    | 'WITHDRAWN'
    | 'ACTIVE'
    | 'TERMINATION_REQUESTED'
    | 'TERMINATED'
    | 'SUPERSEDED';
  proposedBy: number | null;
  offeredAt: Generated<Date>;
  expiresAt: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
  endReason: 'agreed' | 'replaced' | 'uncovered' | 'moved' | 'closed' | null;
  endingBy: number | null;
  seenMinor: number | null;
}

interface AgentContractSignatureTable {
  merchantId: number;
  id: Generated<number>;
  contractId: number;
  action:
    | 'offer'
    | 'accept'
    | 'refuse'
    | 'withdraw'
    | 'expire'
    | 'start'
    | 'requestEnd'
    | 'agreeEnd'
    | 'keep'
    | 'end';
  memberId: number | null;
  at: Generated<Date>;
  ip: string | null;
  device: string | null;
}

interface AgentFreezeTable {
  merchantId: number;
  id: Generated<number>;
  agentId: number;
  billId: number | null;
  reason: string;
  frozenAt: Generated<Date>;
  freedAt: Date | null;
}

interface AgentNoteTable {
  merchantId: number;
  agentId: number;
  memberId: number;
  text: string;
  writtenAt: Generated<Date>;
}

interface AlarmTable {
  id: Generated<number>;
  /** Null where it concerns the whole installation. */
  merchantId: number | null;
  kind: string;
  /** To whom or what: the same again is counted, not told again. */
  subject: string;
  facts: ColumnType<Record<string, unknown>, string, string>;
  times: Generated<number>;
  firstAt: Generated<Date>;
  lastAt: Generated<Date>;
  seenAt: Date | null;
  seenBy: string | null;
}

interface AnsweredRequestTable {
  merchantId: number;
  memberId: number;
  scope: string;
  requestId: string;
  requestHash: string;
  /** Null only inside of the transaction that makes it. */
  answer: ColumnType<unknown, string | null, string | null>;
  answeredAt: Generated<Date>;
}

interface AuditEntryTable {
  merchantId: number;
  seq: number;
  at: Date;
  actor: string;
  action: string;
  subject: string;
  reason: string;
  facts: ColumnType<unknown, string, string>;
  previousHash: string;
  hash: string;
}

interface AuditHeadTable {
  merchantId: number;
  seq: number;
  hash: string;
}

interface AuthenticatorTable {
  merchantId: number;
  memberId: number;
  secret: string;
  confirmedAt: Date | null;
  lastStep: Generated<number>;
  createdAt: Generated<Date>;
}

interface BankAccountTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  bankCode: string;
  bankName: string;
  /** Without spaces, upper case. */
  accountNumber: string;
  holderName: string;
  branch: string | null;
  verifiedAt: Date | null;
  addedAt: Generated<Date>;
  lastUsedAt: Date | null;
  removedAt: Date | null;
}

interface BannerTable {
  merchantId: number;
  id: string;
  position: number;
  groupName: string;
  title: ColumnType<Record<string, string>, string, string>;
  subtitle: ColumnType<Record<string, string>, string, string>;
  cta: ColumnType<Record<string, string>, string, string>;
  link: string;
  art: string;
  linkageType: 'PROMOTION' | 'URL' | 'NONE';
  endsAt: Date | null;
  startsAt: Date | null;
}

interface BetTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  vendorCode: string;
  /** The vendor's own number of the bet: once only. */
  transactionId: string;
  roundId: string | null;
  gameType: GameType;
  nodeId: number | null;
  currency: string;
  stakeMinor: number;
  /** Of the stake, what came out of the bonus account. */
  bonusStakeMinor: Generated<number>;
  /** Whose money that was. */
  bonusId: number | null;
  /** Decimal. */
  odds: ColumnType<string | null, number | null, number | null>;
  status: Generated<'open' | 'settled' | 'void'>;
  /** What the game pays, stake included; null while it is open. */
  payoutMinor: number | null;
  /** Of the payout, what went into the bonus account. */
  bonusPayoutMinor: Generated<number>;
  /** Of the payout, what the house kept, because the bonus was lost meanwhile. */
  keptPayoutMinor: Generated<number>;
  validMinor: Generated<number>;
  /** What it counted towards the bonus `countedBonusId`. */
  countedMinor: Generated<number>;
  countedBonusId: number | null;
  /** The transfer that took the stake. */
  transferId: number;
  placedAt: Generated<Date>;
  settledAt: Date | null;
  voidedAt: Date | null;
  /** What was bet on and what came, in one line. */
  pick: string | null;
  /** Which account the member's own money came from, and to which the payout goes. */
  purse: Generated<'cash' | 'vendor'>;
}

interface BetBrandBehindTable {
  follower: string;
  merchantId: number;
  followedUntil: Date;
}

interface BetDayTable {
  merchantId: number;
  memberId: number;
  day: string;
  gameType: string;
  state: string;
  bets: number;
  stakeMinor: number;
  payoutMinor: number;
  validMinor: number;
}

interface BetKeyTable {
  merchantId: number;
  vendorCode: string;
  transactionId: string;
  betId: number;
}

interface BetNumberingTable {
  isOnly: Generated<boolean>;
  since: Date;
}

interface BetTombstoneTable {
  merchantId: number;
  vendorCode: string;
  transactionId: string;
  memberId: number;
  createdAt: Generated<Date>;
}

interface BetWatermarkTable {
  follower: string;
  /** Bets that ended until then have been followed. */
  followedUntil: Date;
}

interface BonusTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  grantKey: string;
  title: ColumnType<Record<string, string>, string, string>;
  currency: string;
  amountMinor: number;
  status: 'WAITING' | 'ACTIVE' | 'COMPLETED' | 'FORFEITED' | 'EXPIRED' | 'SPENT';
  requiredMinor: number;
  doneMinor: Generated<number>;
  convertedMinor: number | null;
  grantedAt: Generated<Date>;
  expiresAt: Date | null;
  closedAt: Date | null;
  /** The games that it is staked on; null: every one. */
  nodeIds: ColumnType<number[] | null, number[] | undefined, never>;
  /** The most that becomes cash; null: all. */
  mostMinor: number | null;
  /** What stayed with the house when it became cash, because it was above the most. */
  aboveMinor: Generated<number>;
  gameTypes: ColumnType<GameType[] | null, GameType[] | undefined, never>;
}

interface BranchDayTable {
  merchantId: number;
  agentId: number;
  day: string;
  childId: number;
  bets: Generated<number>;
  stakeMinor: Generated<number>;
  payoutMinor: Generated<number>;
  validMinor: Generated<number>;
  bonusMinor: Generated<number>;
  rebateMinor: Generated<number>;
  salaryMinor: Generated<number>;
  feeMinor: Generated<number>;
  depositMinor: Generated<number>;
  withdrawalMinor: Generated<number>;
  firstDeposits: Generated<number>;
  registered: Generated<number>;
}

interface BrandCellTable {
  merchantId: number;
  state: 'copying' | 'closing' | 'gone' | 'arriving' | 'here';
  otherCell: string;
  closedAt: Date | null;
  closedUntil: Date | null;
  followed: ColumnType<unknown, string | null, string | null>;
  changedAt: Generated<Date>;
}

interface BrandsVersionTable {
  onlyRow: Generated<boolean>;
  version: number;
}

interface BusinessMarkTable {
  isOnly: Generated<boolean>;
  countedUntil: Date;
}

interface BusinessTotalTable {
  merchantId: number;
  currency: string;
  what: 'bet' | 'payout' | 'void' | 'deposit' | 'refund' | 'withdrawal';
  times: number;
  amountMinor: number;
}

interface CaptchaTable {
  merchantId: number;
  id: string;
  answerHash: string;
  expiresAt: Date;
}

interface CellTable {
  name: string;
  addressIn: string;
  state: Generated<'open' | 'draining'>;
  addedAt: Generated<Date>;
}

interface CellLevelTable {
  cell: string;
  subject: string;
  levelAt: Generated<Date>;
  readUntil: Date | null;
  differs: string | null;
}

interface ChatMessageTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  text: string;
  sentAt: Generated<Date>;
  removedAt: Date | null;
}

interface ChatMuteTable {
  merchantId: number;
  memberId: number;
  mutedUntil: Date;
  mutedAt: Generated<Date>;
  mutedBy: string;
  reason: string;
}

interface ContractBillTable {
  merchantId: number;
  id: Generated<number>;
  contractId: number;
  kind: string;
  uplineId: number | null;
  agentId: number;
  startsAt: Date;
  endsAt: Date;
  revision: Generated<number>;
  stakeMinor: number;
  payoutMinor: number;
  validMinor: number;
  bonusMinor: number;
  rebateMinor: number;
  salaryMinor: number;
  feeMinor: number;
  activeMembers: number;
  carryMinor: Generated<number>;
  figureMinor: number;
  rateMillis: number;
  remainderIn: Generated<number>;
  remainderOut: Generated<number>;
  grossMinor: number;
  deeperMinor: Generated<number>;
  owedMinor: Generated<number>;
  owedOutMinor: Generated<number>;
  carryOutMinor: Generated<number>;
  earlierMinor: Generated<number>;
  dueMinor: Generated<number>;
  paidMinor: Generated<number>;
  guaranteedMinor: Generated<number>;
  repaidMinor: Generated<number>;
  seenMinor: number | null;
  state: Generated<
    'CALCULATED' | 'NOT_REACHED' | 'PAYABLE' | 'PAID' | 'PART' | 'INSUFFICIENT' | 'DEFAULTED'
  >;
  calculatedAt: Generated<Date>;
  paidAt: Date | null;
  defaultedAt: Date | null;
}

interface ContractLadderTable {
  merchantId: number;
  digest: string;
}

interface ContractLookTable {
  merchantId: number;
  id: Generated<number>;
}

interface ContractRunTable {
  merchantId: number;
  kind: string;
  settledUntil: Date;
  dueAt: Generated<Date>;
}

interface DaySumsMarkTable {
  merchantId: number;
  timeZone: string;
  countedUntil: Generated<Date>;
  withoutKept: Generated<boolean>;
}

interface DepositTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  /** Shown to the player, carried by the bank transfer, and the provider's key. */
  reference: string;
  channelId: string;
  provider: PaymentChannel['provider'];
  /** The channel as it was offered. */
  channel: ColumnType<PaymentChannel, string, string>;
  currency: string;
  amountMinor: number;
  feeMinor: number;
  state: Generated<'CREATED' | 'PENDING' | 'SETTLED' | 'FAILED' | 'EXPIRED' | 'REFUNDED'>;
  providerRef: string | null;
  payUrl: string | null;
  payerName: string | null;
  sentAt: Date | null;
  /** Why it failed, for the player. */
  note: string | null;
  /** What is wrong with it, for who operates the platform. */
  problem: string | null;
  returnDue: Generated<boolean>;
  /** The transfer that credited it. */
  transferId: number | null;
  /** The transfer that took it back. */
  refundId: number | null;
  shortfallMinor: Generated<number>;
  createdAt: Generated<Date>;
  expiresAt: Date;
  endedAt: Date | null;
  nextQueryAt: Date | null;
  queries: Generated<number>;
  recoveredMinor: Generated<number>;
  writtenOffAt: Date | null;
}

interface DeviceTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  tokenHash: string;
  /** The newest first. */
  pastTokenHashes: Generated<string[]>;
  rotatedAt: Generated<Date>;
  rememberedUntil: Date | null;
  method: string;
  ip: string;
  userAgent: string;
  createdAt: Generated<Date>;
  seenAt: Generated<Date>;
  /** With the token before it gives the newest again. */
  successorSalt: string | null;
  browser: number | null;
}

interface DownlineTable {
  merchantId: number;
  ancestorId: number;
  memberId: number;
  depth: number;
  since: Date;
  until: Date | null;
}

interface DrawDayTable {
  merchantId: number;
  memberId: number;
  day: string;
  gameCode: string;
  issueNo: string;
  tickets: number;
  validMinor: number;
}

interface EncryptionKeyTable {
  kid: string;
  privateKey: ColumnType<unknown, string, string>;
  createdAt: Generated<Date>;
}

interface EntryTable {
  merchantId: number;
  transferId: number;
  line: number;
  accountId: number;
  amount: number;
  balanceAfter: number | null;
  accountSeq: number | null;
  createdAt: Generated<Date>;
}

interface ExcludedIdentityTable {
  kind: string;
  hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  merchantId: number;
  exclusionId: number;
  proved: boolean;
  memberId: number;
  startedAt: Date;
  until: Date | null;
  returnsAt: Date | null;
  changedAt: Generated<Date>;
}

interface ExposureStopTable {
  merchantId: number;
  scope: 'brand' | 'vendor' | 'game';
  /** Empty for a brand. */
  vendorCode: Generated<string>;
  /** 0 for a brand and a vendor. */
  nodeId: Generated<number>;
  /** Minor units of the brand's currency. */
  lostMinor: ColumnType<string, number, number>;
  since: Generated<Date>;
}

interface FavoriteTable {
  merchantId: number;
  memberId: number;
  nodeId: number;
  markedAt: Generated<Date>;
}

interface FeedbackTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number | null;
  questionType: string;
  content: string;
  contact: string | null;
  ip: string;
  language: string;
  createdAt: Generated<Date>;
  answer: string | null;
  answeredAt: Date | null;
}

interface FeedbackImageTable {
  merchantId: number;
  feedbackId: number;
  uploadId: string;
}

interface FunBetTable {
  merchantId: number;
  gameSessionId: number;
  memberId: number;
  vendorCode: string;
  transactionId: string;
  stakeMinor: number;
  payoutMinor: number | null;
  status: 'open' | 'settled' | 'void';
  createdAt: Generated<Date>;
}

interface GameTable {
  nodeId: number;
  gameCode: string;
  vendorCode: string;
  gameType:
    | 'RNG'
    | 'LIVE'
    | 'SPORTS'
    | 'ESPORTS'
    | 'PVP'
    | 'FISH'
    | 'LOTT'
    | 'ELOTT'
    | 'COCKFIGHT'
    | 'INHOUSE';
  gameClassify: string;
  isGame: 'GAME' | 'VASSALAGE';
  names: ColumnType<Record<string, string>, string, string>;
  /** Percent. */
  rtp: ColumnType<string | null, number | null, number | null>;
  volatility: number | null;
  minimumStakeUnits: number;
  maximumStakeUnits: number;
  freeTrial: boolean;
  isTop: boolean;
  isHot: boolean;
  isNew: boolean;
  onMobile: boolean;
  releasedOn: ColumnType<Date, string, string>;
  sequence: number;
  maintenance: Generated<boolean>;
  active: Generated<boolean>;
  /** Lines or ways of a slot. */
  lines: number | null;
}

interface GameSessionTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  vendorCode: string;
  nodeId: number;
  wallet: 'real' | 'trial' | 'fun';
  purpose: Generated<'play' | 'replay'>;
  /** The round that is shown again. */
  roundId: string | null;
  /** What the game, or its room, takes. */
  leastStakeMinor: number;
  mostStakeMinor: number;
  language: string;
  mode: 'light' | 'dark';
  /** Where the site is on which the game was opened. */
  origin: string;
  /** The site's session: when it ends, play ends. */
  sessionHash: string;
  ticketHash: string;
  ticketExpiresAt: Date;
  /** Null until the ticket was used. */
  tokenHash: string | null;
  startedAt: Date | null;
  seenAt: Generated<Date>;
  endedAt: Date | null;
  /** What is left to play with where nothing is at stake; null elsewhere. */
  funMinor: number | null;
  createdAt: Generated<Date>;
  /** The room of a card game that was entered. */
  room: string | null;
}

interface HelpArticleTable {
  merchantId: number;
  id: string;
  groupName: string;
  position: number;
  title: ColumnType<Record<string, string>, string, string>;
  content: ColumnType<Record<string, string>, string, string>;
}

interface HouseResultTable {
  merchantId: number;
  hour: Date;
  vendorCode: string;
  nodeId: number;
  lostMinor: ColumnType<string, number, number>;
}

interface IdentityCheckTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  document: 'passport' | 'identityCard' | 'drivingLicence';
  frontUploadId: string;
  backUploadId: string | null;
  selfieUploadId: string;
  status: ColumnType<'submitted' | 'approved' | 'rejected', undefined, 'approved' | 'rejected'>;
  submittedAt: Generated<Date>;
  decidedAt: Date | null;
  decidedBy: string | null;
  reason:
    | 'unreadable'
    | 'expired'
    | 'notAccepted'
    | 'doesNotMatch'
    | 'tooYoung'
    | 'suspicious'
    | null;
}

interface IdentityKeyTable {
  onlyOne: Generated<boolean>;
  key: ColumnType<Buffer, Uint8Array, Uint8Array>;
}

interface InboxBroadcastTable {
  merchantId: number;
  id: Generated<number>;
  name: string;
  kind: 'mail' | 'promotion';
  title: ColumnType<unknown, string, string>;
  body: ColumnType<unknown, string, string>;
  path: string | null;
  segment: ColumnType<unknown, string, string>;
  dueAt: Date;
  state: Generated<'SCHEDULED' | 'SENT' | 'CANCELLED'>;
  cursorId: Generated<number>;
  reached: Generated<number>;
  createdAt: Generated<Date>;
  begunAt: Date | null;
  endedAt: Date | null;
}

interface InboxMessageTable {
  merchantId: number;
  memberId: number;
  id: Generated<number>;
  kind:
    | 'mail'
    | 'deposit'
    | 'withdrawal'
    | 'failed'
    | 'account'
    | 'rank'
    | 'reward'
    | 'order'
    | 'feedback'
    | 'promotion';
  template: string | null;
  values: ColumnType<unknown, string | undefined, string>;
  path: string | null;
  key: string | null;
  createdAt: Generated<Date>;
  readAt: Date | null;
  deletedAt: Date | null;
  broadcastId: number | null;
  reach: Generated<number>;
}

interface InboxReachTable {
  merchantId: number;
  memberId: number;
  kind:
    | 'mail'
    | 'deposit'
    | 'withdrawal'
    | 'failed'
    | 'account'
    | 'rank'
    | 'reward'
    | 'order'
    | 'feedback'
    | 'promotion';
  email: Generated<boolean>;
  push: Generated<boolean>;
}

interface JackpotPoolTable {
  merchantId: number;
  currency: string;
  accountId: number;
  fedUntil: Date;
  /** Millionths of a minor unit. */
  remainderMicro: Generated<number>;
  seeds: Generated<number>;
  previousMinor: Generated<number>;
  previousAt: Date;
}

interface JackpotWinTable {
  merchantId: number;
  id: Generated<number>;
  winKey: string;
  memberId: number;
  nodeId: number | null;
  amountMinor: number;
  currency: string;
  transferId: number;
  wonAt: Generated<Date>;
  vendorCode: string | null;
  /** A round wins the pool once. */
  roundId: string | null;
  /** The bet that won; null for wins of old of which it is not known. */
  betId: number | null;
  /** The bet was taken back, and the pool's amount with it. */
  voidedAt: Date | null;
}

interface JobRunTable {
  job: string;
  everyMs: number;
  succeededAt: Date | null;
  failedAt: Date | null;
  brandsAtFault: ColumnType<unknown, string | undefined, string>;
  knownSince: Generated<Date>;
}

interface KnownNetworkTable {
  merchantId: number;
  memberId: number;
  /** A /24 of IPv4 or a /56 of IPv6. */
  network: string;
  seenAt: Generated<Date>;
}

interface LinkContractTable {
  merchantId: number;
  code: string;
  kind: 'dividend' | 'daily' | 'hourly' | 'realtime';
  terms: ColumnType<unknown, string, string>;
  ip: string;
  device: string;
}

interface LinkDayTable {
  merchantId: number;
  code: string;
  day: string;
  subId: string;
  visits: Generated<number>;
  registrations: Generated<number>;
  firstDeposits: Generated<number>;
}

interface LinkDomainRequestTable {
  merchantId: number;
  id: Generated<number>;
  agentId: number;
  domain: string;
  state: Generated<'asked' | 'granted' | 'refused' | 'withdrawn'>;
  askedAt: Generated<Date>;
  decidedAt: Date | null;
}

interface LinkOfferTable {
  merchantId: number;
  memberId: number;
  code: string;
  decidedAt: Date | null;
  contractId: number | null;
  fault: 'closed' | 'uncovered' | 'waits' | 'frozen' | 'moved' | null;
}

interface LinkRegistrationTable {
  merchantId: number;
  memberId: number;
  code: string;
  subId: string;
  registeredAt: Generated<Date>;
  depositId: number | null;
  depositedAt: Date | null;
  reference: Generated<string>;
}

interface LinkVisitorTable {
  merchantId: number;
  day: string;
  code: string;
  visitor: ColumnType<Buffer, Uint8Array, Uint8Array>;
  address: ColumnType<Buffer, Uint8Array, Uint8Array>;
}

interface LoginFailureTable {
  merchantId: number;
  subject: string;
  failures: number;
  windowStartedAt: Generated<Date>;
  lockedUntil: Date | null;
}

interface LotteryCountTable {
  gameCode: string;
  rowKey: string;
  option: string;
  count: number;
}

interface LotteryIssueTable {
  gameCode: string;
  issueNo: string;
  drawsAt: Date;
  commitHash: string;
  /** Until drawn: sealed by `sealSecret`, or null in other cells. */
  serverSeed: string | null;
  /** The tickets' digest, `-`, the beacon's value; null until drawn. */
  clientSeed: string | null;
  status: Generated<'open' | 'drawn' | 'settled' | 'cancelled'>;
  /** Tier by tier. */
  result: ColumnType<string[][] | null, string | null, string | null>;
  tickets: Generated<number>;
  drawnAt: Date | null;
  settledAt: Date | null;
  cancelledAt: Date | null;
  cancelReason: string | null;
  refundedAt: Date | null;
  /** Which of the beacon's values; fixed when sales end. */
  beaconRound: number | null;
  /** Hex; null until it is drawn, and of draws that had none. */
  beaconValue: string | null;
  salesEndedAt: Date | null;
  sealed: ColumnType<SealedTickets | null, string | null, string | null>;
  sealedAt: Date | null;
  changedAt: Generated<Date | null>;
}

interface LotteryPlanTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  gameCode: string;
  lines: ColumnType<PlanLine[], string, string>;
  stopOnWin: boolean;
  status: Generated<'running' | 'stopped' | 'cancelled'>;
  placedAt: Generated<Date>;
  endedAt: Date | null;
}

interface LotterySalesTable {
  gameCode: string;
  issueNo: string;
  cell: string;
  brands: ColumnType<BrandTickets[], string, string>;
  endedAt: Generated<Date>;
}

interface LotteryTicketTable {
  merchantId: number;
  /** The bet's own number. */
  id: number;
  memberId: number;
  gameCode: string;
  issueNo: string;
  planId: number | null;
  betType: string;
  picks: ColumnType<string[][], string, string>;
  bets: number;
  /** The stake of one unit, the multiple not included. */
  unitMinor: number;
  /** Of the line and of the draw together. */
  multiple: number;
  odds: ColumnType<Record<string, number>, string, string>;
  hits: ColumnType<Record<string, number> | null, string | null, string | null>;
  placedAt: Generated<Date>;
}

interface LotteryUnpaidTable {
  merchantId: number;
  gameCode: string;
  issueNo: string;
  tickets: number;
  waits: boolean;
  reason: string;
  tries: Generated<number>;
  since: Generated<Date>;
  againAt: Date;
}

interface MallItemTable {
  merchantId: number;
  id: string;
  position: number;
  kind: ColumnType<MallItem['gives']['kind'], string, string>;
  category: MallItem['category'];
  title: ColumnType<Record<string, string>, string, string>;
  text: ColumnType<Record<string, string>, string, string>;
  art: string;
  pricePoints: number;
  amountMinor: number | null;
  stock: number | null;
  perMember: number | null;
  leastRank: string | null;
  freeStake: ColumnType<BoundTerms | null, string | null, string | null>;
}

interface MallOrderTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  itemId: string;
  kind: MallItem['gives']['kind'];
  title: ColumnType<Record<string, string>, string, string>;
  art: string;
  quantity: number;
  pricePoints: number;
  amountMinor: number | null;
  currency: string;
  turnover: number | null;
  state: Generated<OrderState>;
  recipient: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>;
  recipientSealed: Generated<boolean>;
  erasedAt: Date | null;
  carrier: string | null;
  tracking: string | null;
  reason: string | null;
  requestedAt: Generated<Date>;
  confirmedAt: Date | null;
  shippedAt: Date | null;
  closedAt: Date | null;
  freeStake: ColumnType<BoundTerms | null, string | null, never>;
}

interface MallTakenTable {
  merchantId: number;
  itemId: string;
  count: number;
}

interface MemberTable {
  merchantId: number;
  id: Generated<number>;
  /** Case-folded; unique within the merchant. */
  username: string;
  nickname: string;
  type: number;
  status: Generated<'active' | 'frozen' | 'closed'>;
  /** Null: the account has none (yet). */
  passwordHash: string | null;
  passwordExpiresAt: Date | null;
  paymentPasswordHash: string | null;
  profile: ColumnType<Record<string, string>, string | undefined, string>;
  language: string;
  uplineId: number | null;
  referrerId: number | null;
  registeredAt: Generated<Date>;
  registeredIp: string;
  registerUrl: string | null;
  previousLoginAt: Date | null;
  lastLoginAt: Date | null;
  /** When a trial account ends; null for everybody else. */
  expiresAt: Date | null;
  passwordChangedAt: Generated<Date>;
  /** Wrong ones in a row. */
  paymentPasswordFailures: Generated<number>;
  profileLocked: Generated<string[]>;
  avatarUploadId: string | null;
  secretUntil: Date | null;
}

interface MemberContactTable {
  merchantId: number;
  kind: 'mobile' | 'email';
  /** E.164, or an address in lower case. */
  value: string;
  memberId: number;
  verifiedAt: Generated<Date>;
}

interface MemberCountryTable {
  merchantId: number;
  memberId: number;
  country: string | null;
  due: Generated<boolean>;
}

interface MemberDayTable {
  merchantId: number;
  memberId: number;
  day: string;
  lineSince: Date;
  uplineId: number | null;
  bets: Generated<number>;
  stakeMinor: Generated<number>;
  payoutMinor: Generated<number>;
  validMinor: Generated<number>;
  bonusMinor: Generated<number>;
  rebateMinor: Generated<number>;
  salaryMinor: Generated<number>;
  feeMinor: Generated<number>;
  depositMinor: Generated<number>;
  withdrawalMinor: Generated<number>;
  firstDeposits: Generated<number>;
  registered: Generated<number>;
  live: Generated<number>;
}

interface MemberHouseholdTable {
  merchantId: number;
  memberId: number;
  hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
}

interface MemberIdentityTable {
  merchantId: number;
  memberId: number;
  kind: 'mobile' | 'email' | 'idNumber';
  hash: ColumnType<Buffer, Uint8Array, Uint8Array>;
  proved: boolean;
}

interface MemberTraceTable {
  merchantId: number;
  memberId: number;
  kind: 'device' | 'address';
  value: string;
  seenAt: Generated<Date>;
}

interface MerchantTable {
  id: Generated<number>;
  code: string;
  active: Generated<boolean>;
  currency: string;
  /** What the merchant's files resolve to. */
  config: ColumnType<unknown, string, string>;
  contentHash: string;
  updatedAt: Generated<Date>;
  changedIn: Generated<number>;
}

interface MerchantDomainTable {
  merchantId: number;
  domain: string;
}

interface MerchantGameTable {
  merchantId: number;
  nodeId: number;
  hidden: Generated<boolean>;
  maintenance: Generated<boolean>;
  isHot: boolean | null;
  isTop: boolean | null;
}

interface MerchantVendorTable {
  merchantId: number;
  gameType: string;
  vendorCode: string;
  categoryPosition: number;
  position: number;
}

interface MessageOutboxTable {
  merchantId: number;
  id: Generated<number>;
  channel: 'sms' | 'email' | 'push';
  recipient: string;
  kind: string;
  language: string;
  subject: string;
  body: string;
  state: 'queued' | 'sent' | 'failed' | 'expired' | 'withheld';
  attempts: Generated<number>;
  nextTryAt: Generated<Date>;
  expiresAt: Date | null;
  fault: string | null;
  createdAt: Generated<Date>;
  sentAt: Date | null;
  /** Minor units of the brand's currency. */
  priceMinor: Generated<number>;
  bulk: Generated<boolean>;
}

interface MissionTable {
  merchantId: number;
  setId: string;
  id: string;
  position: number;
  metric:
    | 'rounds'
    | 'validBet'
    | 'games'
    | 'draws'
    | 'tickets'
    | 'lotteryBet'
    | 'signInDays'
    | 'profileSteps';
  timeWindow: 'day' | 'week' | 'month' | 'once';
  target: number;
  gameTypes: string[] | null;
  amountMinor: number;
  /** Null: that of every bonus. */
  turnover: number | null;
  /** Null: nothing bounds it. */
  budgetMinor: number | null;
  audience: ColumnType<PromotionAudience | null, string | null, string | null>;
  title: ColumnType<Record<string, string> | null, string | null, string | null>;
  bonusTitle: ColumnType<Record<string, string>, string, string>;
  startsAt: Date | null;
  endsAt: Date | null;
  limits: ColumnType<PromotionLimits | null, string | null, string | null>;
  points: number | null;
}

interface MissionAwardTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  setId: string;
  missionId: string;
  /** `yyyy-MM-dd`; 2000-01-01 for what can be reached once. */
  windowFrom: string;
  metric: string;
  timeWindow: string;
  target: number;
  gameTypes: string[] | null;
  title: ColumnType<Record<string, string> | null, string | null, string | null>;
  bonusTitle: ColumnType<Record<string, string>, string, string>;
  amountMinor: number;
  turnover: number | null;
  /** Whether it has its place in the promotion's budget. */
  budgeted: boolean;
  state: Generated<'CLAIMABLE' | 'CLAIMED' | 'EXPIRED'>;
  reachedAt: Generated<Date>;
  claimUntil: Date;
  bonusId: number | null;
  endedAt: Date | null;
  limits: ColumnType<PromotionLimits | null, string | null, string | null>;
  points: number | null;
}

interface MoneyRecordTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  at: Generated<Date>;
  kind: RecordKind;
  state: Generated<'pending' | 'completed' | 'failed' | 'expired' | 'returned'>;
  wallet: 'cash' | 'bonus';
  amountMinor: number;
  /** Null while nothing has moved. */
  balanceAfterMinor: number | null;
  reference: string;
}

interface NoticeTable {
  merchantId: number;
  id: string;
  title: ColumnType<Record<string, string>, string, string>;
  content: ColumnType<Record<string, string>, string, string>;
  publishedAt: ColumnType<Date, string, string>;
  endsAt: Date | null;
  promotionType: string | null;
  audience: Generated<'everyone' | 'agents'>;
  startsAt: Date | null;
}

interface NoticeReadTable {
  merchantId: number;
  memberId: number;
  noticeId: string;
  readAt: Generated<Date>;
}

interface OpenedAccountTable {
  merchantId: number;
  memberId: number;
  openedBy: number;
  openedAt: Generated<Date>;
  agreedAt: Date | null;
}

interface PasskeyTable {
  merchantId: number;
  credentialId: string;
  memberId: number;
  publicKey: ColumnType<Buffer, Uint8Array, Uint8Array>;
  counter: Generated<number>;
  transports: Generated<string[]>;
  name: string;
  synced: boolean;
  createdAt: Generated<Date>;
  lastUsedAt: Date | null;
}

interface PlayDayTable {
  merchantId: number;
  memberId: number;
  day: string;
  gameType: string;
  nodeId: number;
  rounds: number;
  validMinor: number;
}

interface PlayPassTable {
  merchantId: number;
  memberId: number;
  until: Date;
  budgetMinor: number | null;
}

interface PlayQuarterTable {
  merchantId: number;
  memberId: number;
  quarter: Date;
  gameType: string;
  stakedMinor: Generated<number>;
  bets: Generated<number>;
  settledMinor: Generated<number>;
  payoutMinor: Generated<number>;
  validMinor: Generated<number>;
}

interface PlayRuleTable {
  merchantId: number;
  currency: string;
  vendorPurses: boolean;
  /** Only the database looks at it. */
  idle: ColumnType<never, string, string>;
  longest: ColumnType<never, string, string>;
  exposureWindow: ColumnType<never, string | undefined, string>;
  exposureBrandMinor: Generated<number>;
  exposureVendorMinor: Generated<number>;
  exposureGameMinor: Generated<number>;
  quickLossMinor: Generated<number>;
  jackpotTypes: Generated<string[]>;
  jackpotPercent: ColumnType<string, number | undefined, number>;
  winnerLeastMinor: number | null;
}

interface PlaySessionTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  startedAt: Generated<Date>;
  /** The last bet. */
  seenAt: Generated<Date>;
  checkedAt: Generated<Date>;
  endedAt: Date | null;
  stakedMinor: Generated<number>;
  wonMinor: Generated<number>;
}

interface PointsAudienceTable {
  merchantId: number;
  multiplierId: number;
  memberId: number;
  fromAt: Date;
  meant: boolean;
}

interface PointsBrandTable {
  merchantId: number;
  followedUntil: Date;
}

interface PointsMemberTable {
  merchantId: number;
  memberId: number;
  earnedMicro: ColumnType<string, number | undefined, number>;
  posted: Generated<number>;
}

interface PointsMultiplierTable {
  merchantId: number;
  id: Generated<number>;
  promotionId: string;
  fromAt: Date;
  untilAt: Date | null;
  times: number;
  categories: GameType[];
  hours: number[];
  zone: string;
  startsAt: Date | null;
  endsAt: Date | null;
  memberMost: number;
  totalMost: number;
  audience: ColumnType<PromotionAudience | null, string | null, string | null>;
}

interface PointsPromotionTable {
  merchantId: number;
  promotionId: string;
  givenMicro: ColumnType<string, number | undefined, number>;
}

interface PointsRecordTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  reason:
    | 'earned'
    | 'multiplied'
    | 'takenBack'
    | 'converted'
    | 'redeemed'
    | 'givenBack'
    | 'granted'
    | 'taken';
  ref: Generated<string>;
  day: string | null;
  micro: ColumnType<string, number, number>;
  createdAt: Generated<Date>;
}

interface PointsRuleTable {
  merchantId: number;
  fromAt: Date;
  currency: string;
  zone: string;
  perMinor: number;
  weights: ColumnType<unknown, string, string>;
}

interface PointsShareTable {
  merchantId: number;
  promotionId: string;
  memberId: number;
  wantedMicro: ColumnType<string, number, number>;
  givenMicro: ColumnType<string, number, number>;
}

interface PopupTable {
  merchantId: number;
  id: string;
  position: number;
  execution: 'A' | 'B' | 'F';
  title: ColumnType<Record<string, string>, string, string>;
  content: ColumnType<Record<string, string>, string, string>;
  promotionType: string | null;
  endsAt: Date | null;
  startsAt: Date | null;
}

interface PostbackTable {
  merchantId: number;
  id: Generated<number>;
  agentId: number;
  event: 'registration' | 'firstDeposit' | 'firstDepositTakenBack' | 'test';
  code: string;
  subId: string;
  registration: string | null;
  occurredAt: Generated<Date>;
  state: Generated<'queued' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  nextTryAt: Generated<Date>;
  status: number | null;
  fault: 'address' | 'unreachable' | 'slow' | null;
  endedAt: Date | null;
}

interface PostbackTargetTable {
  merchantId: number;
  agentId: number;
  url: string;
  secret: string;
  enabled: Generated<boolean>;
  secretMadeAt: Generated<Date>;
}

interface PromotionTable {
  merchantId: number;
  id: string;
  sequence: number;
  category: string;
  title: ColumnType<Record<string, string>, string, string>;
  summary: ColumnType<Record<string, string>, string, string>;
  content: ColumnType<Record<string, string>, string, string>;
  art: string;
  startsAt: ColumnType<Date | null, string | null, string | null>;
  endsAt: ColumnType<Date | null, string | null, string | null>;
  mechanic: ColumnType<PromotionMechanic | null, string | null, string | null>;
  audience: ColumnType<PromotionAudience | null, string | null, string | null>;
  announcedAt: Date | null;
}

interface PromotionApplicationTable {
  merchantId: number;
  id: Generated<number>;
  promotionId: string;
  memberId: number;
  remark: string;
  language: string;
  createdAt: Generated<Date>;
  takenBy: string | null;
  approved: boolean | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  note: string | null;
  lateAt: Date | null;
}

interface PromotionApplicationImageTable {
  merchantId: number;
  applicationId: number;
  uploadId: string;
}

interface PromotionDayTable {
  merchantId: number;
  promotionId: string;
  memberId: number;
  joinedAt: Date;
  state: 'CLAIMED' | 'EXPIRED' | 'CANCELLED';
  reservedMinor: number;
  depositId: number | null;
  bonusId: number | null;
  endedAt: Date;
}

interface PromotionEntryTable {
  merchantId: number;
  promotionId: string;
  memberId: number;
  kind: string;
  terms: ColumnType<
    Application | DailyMatch | DepositMatch | FreeStake | SignUpReward,
    string,
    string
  >;
  title: ColumnType<Record<string, string>, string, string>;
  state: Generated<'JOINED' | 'CLAIMABLE' | 'CLAIMED' | 'EXPIRED' | 'CANCELLED'>;
  reservedMinor: number;
  depositId: number | null;
  bonusId: number | null;
  browser: number | null;
  address: string;
  joinedAt: Generated<Date>;
  dueAt: Date;
  endedAt: Date | null;
  takenAt: Date | null;
  note: string | null;
  household: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>;
  refusals: Generated<number>;
}

interface PromotionPlaceTable {
  merchantId: number;
  promotionId: string;
  memberId: number;
  browser: number | null;
  address: string;
  household: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>;
  takenAt: Generated<Date>;
}

interface PromotionStateTable {
  merchantId: number;
  promotionId: string;
  committedMinor: Generated<number>;
  closedAt: Date | null;
}

interface ProtectionChoiceTable {
  merchantId: number;
  memberId: number;
  coolOffUntil: Date | null;
  realityCheckMinutes: number | null;
  marketing: Generated<boolean>;
  ageVerifiedAt: Date | null;
  ageProof: string | null;
}

interface ProtectionEventTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  at: Generated<Date>;
  kind: string;
  details: ColumnType<unknown, string | undefined, string>;
}

interface ProtectionLimitTable {
  merchantId: number;
  memberId: number;
  kind: 'deposit' | 'loss' | 'wager' | 'session';
  period: 'day' | 'week' | 'month';
  /** Minor units, or seconds for `session`; null: none is set. */
  amount: number | null;
  pendingAmount: number | null;
  /** Null: nothing waits. */
  pendingSince: Date | null;
}

interface ProviderIdentityTable {
  merchantId: number;
  providerId: string;
  subject: string;
  memberId: number;
  linkedAt: Generated<Date>;
}

interface ProviderSecretTable {
  merchantId: number;
  provider: string;
  secret: string;
  createdAt: Generated<Date>;
}

interface PushSubscriptionTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  deviceId: number | null;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
  createdAt: Generated<Date>;
}

interface RaceTable {
  merchantId: number;
  id: Generated<number>;
  promotionId: string;
  title: ColumnType<Record<string, string>, string, string>;
  audience: ColumnType<PromotionAudience | null, string | null, string | null>;
  currency: string;
  gameTypes: string[] | null;
  nodeIds: number[] | null;
  pointMinor: number;
  leastMinor: number;
  /** Of each place, the first one first. */
  prizesMinor: never;
  /** 0: a prize is cash. */
  turnover: number;
  startsAt: Date;
  endsAt: Date;
  state: Generated<'RUNNING' | 'DECIDED'>;
  scored: Generated<boolean>;
  /** When a place changed last. */
  changedAt: Generated<Date>;
  decidedAt: Date | null;
  limits: ColumnType<PromotionLimits | null, string | null, string | null>;
}

interface RacePrizeTable {
  merchantId: number;
  raceId: number;
  rank: number;
  memberId: number;
  points: number;
  amountMinor: number;
  /** PAID: as cash when the race was decided, or as a bonus when it was claimed. */
  state: 'CLAIMABLE' | 'PAID' | 'EXPIRED';
  claimUntil: Date | null;
  bonusId: number | null;
  endedAt: Date | null;
}

interface RaceScoreTable {
  merchantId: number;
  raceId: number;
  memberId: number;
  validMinor: number;
  points: number;
  /** When so many points were reached; null while there are none. */
  reachedAt: Date | null;
  fromAt: Date;
}

interface RaffleTable {
  merchantId: number;
  promotionId: string;
  title: ColumnType<Record<string, string>, string, string>;
  audience: ColumnType<PromotionAudience | null, string | null, string | null>;
  currency: string;
  source: Raffle['source'];
  categories: string[] | null;
  stepMinor: number;
  mostTickets: number;
  prizes: ColumnType<Raffle['prizes'], string, string>;
  prizesMinor: number;
  turnover: number;
  startsAt: Date;
  endsAt: Date;
  closesAt: Date;
  state: Generated<'OPEN' | 'CLOSED' | 'DRAWN' | 'CANCELLED'>;
  serverSeed: string;
  commitHash: string;
  tickets: number | null;
  members: number | null;
  listHash: string | null;
  beaconRound: number | null;
  drawsAt: Date | null;
  beaconValue: string | null;
  clientSeed: string | null;
  endedAt: Date | null;
  limits: ColumnType<PromotionLimits | null, string | null, string | null>;
}

interface RaffleEntryTable {
  merchantId: number;
  promotionId: string;
  memberId: number;
  publicId: Generated<string>;
  countedMinor: number;
  seq: number | null;
  firstTicket: number | null;
  lastTicket: number | null;
  fromAt: Date | null;
}

interface RafflePrizeTable {
  merchantId: number;
  promotionId: string;
  seq: number;
  ticket: number;
  memberId: number;
  amountMinor: number;
  claimedAt: Date | null;
}

interface RankChangeTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  fromRank: string;
  toRank: string;
  reason: 'earned' | 'takenBack' | 'steppedDown' | 'set' | 'ladder';
  changedAt: Generated<Date>;
  toldAt: Date | null;
}

interface RankGiftTable {
  merchantId: number;
  memberId: number;
  gift: string;
  rank: string;
  bonusMinor: number;
  points: number;
  turnover: number;
  offeredOn: string;
  claimedAt: Date | null;
  bonusId: number | null;
}

interface RankMemberTable {
  merchantId: number;
  memberId: number;
  rank: string;
  points: number;
  risenOn: string;
  holdFrom: string;
  heldUntil: string | null;
  baseOn: string | null;
  basePoints: Generated<number>;
  baseMicro: ColumnType<string, number | undefined, number>;
  noticedUntil: string | null;
}

interface RankRuleTable {
  merchantId: number;
  zone: string;
  countDays: number;
  keepDays: number;
  noticeDays: number;
  turnover: number;
}

interface RankStepTable {
  merchantId: number;
  level: number;
  rank: string;
  points: number;
  keepPoints: number;
  bonusMinor: number;
  giftPoints: number;
  rebatePercent: ColumnType<string, number, number>;
}

interface RebateTable {
  merchantId: number;
  memberId: number;
  day: string;
  gameType: GameType;
  validMinor: number;
  /** In percent. */
  rate: ColumnType<string, number, number>;
  amountMinor: number;
  /** Below 0: what voids took beyond this day's bets. */
  carryMinor: Generated<number>;
  paidAt: Generated<Date>;
  added: ColumnType<string, number | undefined, number>;
}

interface RebateBoostTable {
  merchantId: number;
  promotionId: string;
  memberId: number;
  day: string;
  gameType: GameType;
  /** In percent, beyond the rebate's own. */
  rate: ColumnType<string, number, number>;
  amountMinor: number;
  /** Null: decided, and not paid yet. */
  paidAt: Date | null;
}

interface RebateDayTable {
  merchantId: number;
  day: string;
  settledAt: Generated<Date>;
  endsAt: Date | null;
}

interface RecentGameTable {
  merchantId: number;
  memberId: number;
  nodeId: number;
  startedAt: Generated<Date>;
}

interface RecordDayTable {
  merchantId: number;
  memberId: number;
  day: string;
  kind: string;
  records: number;
  inMinor: number;
  outMinor: number;
}

interface RecoveryCodeTable {
  merchantId: number;
  memberId: number;
  codeHash: string;
}

interface RedEnvelopeTable {
  merchantId: number;
  roundId: number;
  seq: number;
  amountMinor: number;
  memberId: number | null;
  claimedAt: Date | null;
  bonusId: number | null;
  returnedAt: Date | null;
}

interface RedEnvelopeRoundTable {
  merchantId: number;
  id: Generated<number>;
  promotionId: string;
  title: ColumnType<Record<string, string>, string, string>;
  audience: ColumnType<PromotionAudience | null, string | null, string | null>;
  currency: string;
  poolMinor: number;
  count: number;
  leastMinor: number;
  turnover: number;
  budgetMinor: number;
  state: Generated<'ANNOUNCED' | 'OPEN' | 'CLOSED' | 'CANCELLED'>;
  opensAt: Date;
  closesAt: Date;
  returnedMinor: number | null;
  endedAt: Date | null;
  limits: ColumnType<unknown, string | null, string | null>;
}

interface ReferralTable {
  merchantId: number;
  friendId: number;
  inviterId: number;
  terms: ColumnType<Omit<Referral, 'enabled' | 'text'>, string, string>;
  registeredAt: Generated<Date>;
  verifiedAt: Date | null;
  depositedAt: Date | null;
  depositId: number | null;
  validMinor: Generated<number>;
  activeAt: Date | null;
  dueAt: Date | null;
  barred:
    | 'identity'
    | 'device'
    | 'address'
    | 'account'
    | 'household'
    | 'closed'
    | 'depositRefunded'
    | 'revoked'
    | null;
  barredAt: Date | null;
  barredWith: number | null;
}

interface ReferralRewardTable {
  merchantId: number;
  id: Generated<number>;
  friendId: number;
  memberId: number;
  party: 'inviter' | 'friend';
  stage: 'verified' | 'deposit' | 'active';
  amountMinor: number;
  turnover: number;
  state: 'LOCKED' | 'CLAIMABLE' | 'CLAIMED' | 'CANCELLED';
  reason: 'month' | 'most' | 'budget' | 'excluded' | 'betsTakenBack' | 'barred' | null;
  bookedAt: Generated<Date>;
  unlocksAt: Date;
  bonusId: number | null;
  endedAt: Date | null;
}

interface ReferralStateTable {
  merchantId: number;
  committedMinor: Generated<number>;
}

interface SandboxPaymentTable {
  merchantId: number;
  id: string;
  reference: string;
  amountMinor: number;
  currency: string;
  status: Generated<'pending' | 'settled' | 'failed' | 'refunded'>;
  payee: string;
  language: string;
  callbackUrl: string;
  returnUrl: string;
  expiresAt: Date;
  createdAt: Generated<Date>;
  decidedAt: Date | null;
}

interface SelfExclusionTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  startedAt: Generated<Date>;
  /** Null: for good. */
  until: Date | null;
  returnsAt: Date | null;
}

interface ServingProcessTable {
  id: string;
  codes: string[];
  seenAt: Generated<Date>;
  setAside: ColumnType<unknown, string | undefined, string>;
}

interface SessionTable {
  merchantId: number;
  tokenHash: string;
  memberId: number;
  createdAt: Generated<Date>;
  seenAt: Generated<Date>;
  ip: string;
  userAgent: string;
  deviceId: number | null;
  /** How the account was proved. */
  method: Generated<string>;
}

interface SharedLimitTable {
  key: string;
  endsAt: Date;
  used: number;
  had: number;
}

interface SignInDayTable {
  merchantId: number;
  memberId: number;
  day: string;
}

interface SingleUseTokenTable {
  merchantId: number;
  tokenHash: string;
  purpose: string;
  memberId: number | null;
  data: ColumnType<unknown, string, string>;
  createdAt: Generated<Date>;
  expiresAt: Date;
}

interface SitePageTable {
  merchantId: number;
  id: 'sponsor' | 'description';
  title: ColumnType<Record<string, string>, string, string>;
  content: ColumnType<Record<string, string>, string, string>;
}

interface TeamActiveTable {
  merchantId: number;
  agentId: number;
  day: string;
  beforeDay: string;
  members: number;
}

interface TeamChangeTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  direct: number;
  total: number;
}

interface TeamDayTable {
  merchantId: number;
  agentId: number;
  day: string;
  bets: Generated<number>;
  stakeMinor: Generated<number>;
  payoutMinor: Generated<number>;
  validMinor: Generated<number>;
  bonusMinor: Generated<number>;
  rebateMinor: Generated<number>;
  salaryMinor: Generated<number>;
  feeMinor: Generated<number>;
  depositMinor: Generated<number>;
  withdrawalMinor: Generated<number>;
  firstDeposits: Generated<number>;
  registered: Generated<number>;
  joined: Generated<number>;
  departed: Generated<number>;
}

interface TeamFirstDepositTable {
  merchantId: number;
  memberId: number;
  depositedAt: Date;
}

interface TeamGameDayTable {
  merchantId: number;
  agentId: number;
  day: string;
  gameType: string;
  vendorCode: string;
  bets: Generated<number>;
  stakeMinor: Generated<number>;
  payoutMinor: Generated<number>;
  validMinor: Generated<number>;
}

interface TeamGatheredTable {
  merchantId: number;
  gatheredUntil: Generated<Date>;
}

interface TeamHourTable {
  merchantId: number;
  agentId: number;
  hour: Date;
  bets: Generated<number>;
  stakeMinor: Generated<number>;
  payoutMinor: Generated<number>;
  validMinor: Generated<number>;
}

interface TeamMoveTable {
  merchantId: number;
  id: Generated<number>;
  agentId: number;
  movedAt: Date;
  members: number;
}

interface TeamSizeTable {
  merchantId: number;
  memberId: number;
  direct: number;
  total: number;
}

interface TeamTotalTable {
  merchantId: number;
  agentId: number;
  validMinor: number;
}

interface ThisCellTable {
  isOnly: Generated<boolean>;
  name: string;
  isFirst: boolean;
  exclusionsLevelAt: Date | null;
}

interface TransferTable {
  merchantId: number;
  id: Generated<number>;
  scope: string;
  idemKey: string;
  requestHash: string;
  kind: string;
  reverses: number | null;
  ref: string | null;
  createdAt: Generated<Date>;
}

interface TransferFreezeTable {
  merchantId: number;
  memberId: number;
  frozenAt: Generated<Date>;
  frozenBy: number;
  freedAt: Date | null;
  freedBy: number | null;
}

interface TransferKeyTable {
  merchantId: number;
  scope: string;
  idemKey: string;
  transferId: number;
  createdAt: Date;
  requestHash: string;
}

interface TurnoverCountTable {
  merchantId: number;
  betId: number;
  itemId: number;
  countedMinor: number;
}

interface TurnoverItemTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  kind: 'deposit' | 'rebate' | 'transfer' | 'points';
  /** Which one; with the kind, once only. */
  ref: string;
  amountMinor: number;
  requiredMinor: number;
  doneMinor: Generated<number>;
  status: Generated<'open' | 'done' | 'spent' | 'dropped'>;
  createdAt: Generated<Date>;
  closedAt: Date | null;
}

interface UploadTable {
  merchantId: number;
  id: string;
  memberId: number;
  purpose: 'avatar' | 'feedback' | 'proof' | 'activity' | 'identity';
  mime: 'image/png' | 'image/jpeg' | 'image/webp';
  bytes: ColumnType<Buffer | null, Uint8Array | null, Uint8Array | null>;
  widthPx: number;
  heightPx: number;
  createdAt: Generated<Date>;
  usedAt: Date | null;
  /** The bytes are sealed: see `openBytes`. */
  sealed: Generated<boolean>;
}

interface UploadObjectTable {
  merchantId: number;
  id: string;
  since: Generated<Date>;
}

interface VendorTable {
  code: string;
  name: string;
  lottery: 'LOTT' | 'SEA' | 'VN' | null;
  active: Generated<boolean>;
}

interface VendorAnswerTable {
  vendorCode: string;
  requestId: string;
  requestHash: string;
  /** Null only inside of the transaction that makes it. */
  status: number | null;
  answer: string | null;
  answeredAt: Generated<Date>;
  merchantId: Generated<number>;
}

interface VendorNonceTable {
  vendorCode: string;
  nonce: string;
  usedAt: Generated<Date>;
  merchantId: Generated<number>;
}

interface VerificationCodeTable {
  merchantId: number;
  purpose: string;
  recipient: string;
  /** 0 where nobody is signed in. */
  memberId: number;
  salt: string;
  codeHash: string;
  expiresAt: Date;
}

interface VisitSaltTable {
  merchantId: number;
  day: string;
  salt: ColumnType<Buffer, Uint8Array, Uint8Array>;
}

interface WinnerTable {
  merchantId: number;
  winKey: string;
  customerName: string;
  nodeId: number;
  amountMinor: number;
  currency: string;
  wonAt: Date;
  memberId: number | null;
}

interface WithdrawalTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  bankAccountId: number;
  currency: string;
  amountMinor: number;
  /** Sent to the bank and not come back. */
  paidMinor: Generated<number>;
  status: Generated<
    'QUEUED' | 'APPROVED' | 'PAYING' | 'PAID' | 'DISPUTED' | 'RECEIVED' | 'REJECTED'
  >;
  rejectReason: string | null;
  /** Counted as received by the clock or the operator: not refunded. */
  forced: Generated<boolean>;
  requestedAt: Generated<Date>;
  /** The day of the merchant's time zone to which it counts. */
  day: string;
  closedAt: Date | null;
}

interface WithdrawalPaymentTable {
  merchantId: number;
  id: Generated<number>;
  withdrawalId: number;
  amountMinor: number;
  status: Generated<'SENT' | 'RECEIVED' | 'NOT_RECEIVED' | 'FAILED'>;
  reference: string | null;
  sentAt: Generated<Date>;
  /** Unanswered until then, it counts as received. */
  dueAt: Date;
  /** The last reminder, in minutes before `dueAt`. */
  remindedMinutes: number | null;
  answeredBy: 'member' | 'default' | 'operator' | null;
  answeredAt: Date | null;
  remark: string | null;
  /** Ids of the member's uploads. */
  proofs: ColumnType<string[], string | undefined, string>;
}

/** Every table. Names are camelCase here, snake_case in SQL. */
export interface Tables {
  account: AccountTable;
  accountCarried: AccountCarriedTable;
  affiliateCode: AffiliateCodeTable;
  agentContract: AgentContractTable;
  agentContractSignature: AgentContractSignatureTable;
  agentFreeze: AgentFreezeTable;
  agentNote: AgentNoteTable;
  alarm: AlarmTable;
  answeredRequest: AnsweredRequestTable;
  auditEntry: AuditEntryTable;
  auditHead: AuditHeadTable;
  authenticator: AuthenticatorTable;
  bankAccount: BankAccountTable;
  banner: BannerTable;
  bet: BetTable;
  betBrandBehind: BetBrandBehindTable;
  betDay: BetDayTable;
  betKey: BetKeyTable;
  betNumbering: BetNumberingTable;
  betTombstone: BetTombstoneTable;
  betWatermark: BetWatermarkTable;
  bonus: BonusTable;
  branchDay: BranchDayTable;
  brandCell: BrandCellTable;
  brandsVersion: BrandsVersionTable;
  businessMark: BusinessMarkTable;
  businessTotal: BusinessTotalTable;
  captcha: CaptchaTable;
  cell: CellTable;
  cellLevel: CellLevelTable;
  chatMessage: ChatMessageTable;
  chatMute: ChatMuteTable;
  contractBill: ContractBillTable;
  contractLadder: ContractLadderTable;
  contractLook: ContractLookTable;
  contractRun: ContractRunTable;
  daySumsMark: DaySumsMarkTable;
  deposit: DepositTable;
  device: DeviceTable;
  downline: DownlineTable;
  drawDay: DrawDayTable;
  encryptionKey: EncryptionKeyTable;
  entry: EntryTable;
  excludedIdentity: ExcludedIdentityTable;
  exposureStop: ExposureStopTable;
  favorite: FavoriteTable;
  feedback: FeedbackTable;
  feedbackImage: FeedbackImageTable;
  funBet: FunBetTable;
  game: GameTable;
  gameSession: GameSessionTable;
  helpArticle: HelpArticleTable;
  houseResult: HouseResultTable;
  identityCheck: IdentityCheckTable;
  identityKey: IdentityKeyTable;
  inboxBroadcast: InboxBroadcastTable;
  inboxMessage: InboxMessageTable;
  inboxReach: InboxReachTable;
  jackpotPool: JackpotPoolTable;
  jackpotWin: JackpotWinTable;
  jobRun: JobRunTable;
  knownNetwork: KnownNetworkTable;
  linkContract: LinkContractTable;
  linkDay: LinkDayTable;
  linkDomainRequest: LinkDomainRequestTable;
  linkOffer: LinkOfferTable;
  linkRegistration: LinkRegistrationTable;
  linkVisitor: LinkVisitorTable;
  loginFailure: LoginFailureTable;
  lotteryCount: LotteryCountTable;
  lotteryIssue: LotteryIssueTable;
  lotteryPlan: LotteryPlanTable;
  lotterySales: LotterySalesTable;
  lotteryTicket: LotteryTicketTable;
  lotteryUnpaid: LotteryUnpaidTable;
  mallItem: MallItemTable;
  mallOrder: MallOrderTable;
  mallTaken: MallTakenTable;
  member: MemberTable;
  memberContact: MemberContactTable;
  memberCountry: MemberCountryTable;
  memberDay: MemberDayTable;
  memberHousehold: MemberHouseholdTable;
  memberIdentity: MemberIdentityTable;
  memberTrace: MemberTraceTable;
  merchant: MerchantTable;
  merchantDomain: MerchantDomainTable;
  merchantGame: MerchantGameTable;
  merchantVendor: MerchantVendorTable;
  messageOutbox: MessageOutboxTable;
  mission: MissionTable;
  missionAward: MissionAwardTable;
  moneyRecord: MoneyRecordTable;
  notice: NoticeTable;
  noticeRead: NoticeReadTable;
  openedAccount: OpenedAccountTable;
  passkey: PasskeyTable;
  playDay: PlayDayTable;
  playPass: PlayPassTable;
  playQuarter: PlayQuarterTable;
  playRule: PlayRuleTable;
  playSession: PlaySessionTable;
  pointsAudience: PointsAudienceTable;
  pointsBrand: PointsBrandTable;
  pointsMember: PointsMemberTable;
  pointsMultiplier: PointsMultiplierTable;
  pointsPromotion: PointsPromotionTable;
  pointsRecord: PointsRecordTable;
  pointsRule: PointsRuleTable;
  pointsShare: PointsShareTable;
  popup: PopupTable;
  postback: PostbackTable;
  postbackTarget: PostbackTargetTable;
  promotion: PromotionTable;
  promotionApplication: PromotionApplicationTable;
  promotionApplicationImage: PromotionApplicationImageTable;
  promotionDay: PromotionDayTable;
  promotionEntry: PromotionEntryTable;
  promotionPlace: PromotionPlaceTable;
  promotionState: PromotionStateTable;
  protectionChoice: ProtectionChoiceTable;
  protectionEvent: ProtectionEventTable;
  protectionLimit: ProtectionLimitTable;
  providerIdentity: ProviderIdentityTable;
  providerSecret: ProviderSecretTable;
  pushSubscription: PushSubscriptionTable;
  race: RaceTable;
  racePrize: RacePrizeTable;
  raceScore: RaceScoreTable;
  raffle: RaffleTable;
  raffleEntry: RaffleEntryTable;
  rafflePrize: RafflePrizeTable;
  rankChange: RankChangeTable;
  rankGift: RankGiftTable;
  rankMember: RankMemberTable;
  rankRule: RankRuleTable;
  rankStep: RankStepTable;
  rebate: RebateTable;
  rebateBoost: RebateBoostTable;
  rebateDay: RebateDayTable;
  recentGame: RecentGameTable;
  recordDay: RecordDayTable;
  recoveryCode: RecoveryCodeTable;
  redEnvelope: RedEnvelopeTable;
  redEnvelopeRound: RedEnvelopeRoundTable;
  referral: ReferralTable;
  referralReward: ReferralRewardTable;
  referralState: ReferralStateTable;
  sandboxPayment: SandboxPaymentTable;
  selfExclusion: SelfExclusionTable;
  servingProcess: ServingProcessTable;
  session: SessionTable;
  sharedLimit: SharedLimitTable;
  signInDay: SignInDayTable;
  singleUseToken: SingleUseTokenTable;
  sitePage: SitePageTable;
  teamActive: TeamActiveTable;
  teamChange: TeamChangeTable;
  teamDay: TeamDayTable;
  teamFirstDeposit: TeamFirstDepositTable;
  teamGameDay: TeamGameDayTable;
  teamGathered: TeamGatheredTable;
  teamHour: TeamHourTable;
  teamMove: TeamMoveTable;
  teamSize: TeamSizeTable;
  teamTotal: TeamTotalTable;
  thisCell: ThisCellTable;
  transfer: TransferTable;
  transferFreeze: TransferFreezeTable;
  transferKey: TransferKeyTable;
  turnoverCount: TurnoverCountTable;
  turnoverItem: TurnoverItemTable;
  upload: UploadTable;
  uploadObject: UploadObjectTable;
  vendor: VendorTable;
  vendorAnswer: VendorAnswerTable;
  vendorNonce: VendorNonceTable;
  verificationCode: VerificationCodeTable;
  visitSalt: VisitSaltTable;
  winner: WinnerTable;
  withdrawal: WithdrawalTable;
  withdrawalPayment: WithdrawalPaymentTable;
}
