import type { ColumnType, Generated } from 'kysely';

/** Written as JSON text, read as an object: language → text. */
type Localized = ColumnType<Record<string, string>, string, string>;

interface VendorTable {
  code: string;
  name: string;
  lottery: 'LOTT' | 'SEA' | 'VN' | null;
  active: Generated<boolean>;
}

interface GameTable {
  nodeId: number;
  gameCode: string;
  vendorCode: string;
  gameType: string;
  gameClassify: string;
  isGame: 'GAME' | 'VASSALAGE';
  names: Localized;
  /** Percent; the driver reads a numeric as text. */
  rtp: ColumnType<string | null, number | null, number | null>;
  volatility: number | null;
  /** Lines or ways of a slot. */
  lines: ColumnType<number | null, number | null | undefined, number | null>;
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
}

interface MerchantVendorTable {
  merchantId: number;
  gameType: string;
  vendorCode: string;
  categoryPosition: number;
  position: number;
}

interface MerchantGameTable {
  merchantId: number;
  nodeId: number;
  hidden: Generated<boolean>;
  maintenance: Generated<boolean>;
  isHot: boolean | null;
  isTop: boolean | null;
}

interface FavoriteTable {
  merchantId: number;
  memberId: number;
  nodeId: number;
  markedAt: ColumnType<Date, Date | undefined, Date>;
}

interface RecentGameTable {
  merchantId: number;
  memberId: number;
  nodeId: number;
  startedAt: ColumnType<Date, Date | undefined, Date>;
}

interface WinnerTable {
  merchantId: number;
  winKey: string;
  customerName: string;
  nodeId: number;
  amountMinor: number;
  currency: string;
  wonAt: Date;
}

interface WinnerMarkTable {
  merchantId: number;
  /** Bets that ended before it have been looked at. */
  until: Date;
}

interface BannerTable {
  merchantId: number;
  id: string;
  position: number;
  groupName: string;
  title: Localized;
  subtitle: Localized;
  cta: Localized;
  link: string;
  art: string;
  linkageType: 'PROMOTION' | 'URL' | 'NONE';
}

interface NoticeTable {
  merchantId: number;
  id: string;
  title: Localized;
  content: Localized;
  publishedAt: ColumnType<Date, string, string>;
}

interface PopupTable {
  merchantId: number;
  id: string;
  position: number;
  execution: 'A' | 'B' | 'F';
  title: Localized;
  content: Localized;
  promotionType: string | null;
}

interface PromotionTable {
  merchantId: number;
  id: string;
  sequence: number;
  category: string;
  title: Localized;
  summary: Localized;
  content: Localized;
  art: string;
  startsAt: ColumnType<Date | null, string | null, string | null>;
  endsAt: ColumnType<Date | null, string | null, string | null>;
}

/** The tables of games, favourites, winners and announcements (migrations from 0100 on). */
export interface GameTables {
  vendor: VendorTable;
  game: GameTable;
  merchantVendor: MerchantVendorTable;
  merchantGame: MerchantGameTable;
  favorite: FavoriteTable;
  recentGame: RecentGameTable;
  winner: WinnerTable;
  winnerMark: WinnerMarkTable;
  banner: BannerTable;
  notice: NoticeTable;
  popup: PopupTable;
  promotion: PromotionTable;
}
