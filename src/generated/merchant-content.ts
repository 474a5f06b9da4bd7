/* Generated from schema/content/ by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import type { GameType, LocalizedText } from './merchant-config.ts';

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
   * The line under it.
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
   * The line in the marquee.
   */
  title: LocalizedText;
  /**
   * HTML of the notice.
   */
  content: LocalizedText;
  /**
   * When it was published, RFC 3339.
   */
  publishedAt: string;
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
   * HTML of the announcement.
   */
  content: LocalizedText;
  /**
   * The id of a promotion of this site. With it, a button leads there.
   */
  promotionType?: string;
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
   * When it begins, RFC 3339. Left out: at once.
   */
  startsAt?: string;
  /**
   * When it ends, RFC 3339. Left out: open end.
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
   * HTML of the answer.
   */
  content: LocalizedText;
  /**
   * The chapter it stands in.
   */
  group: 'about' | 'account' | 'money' | 'games' | 'safety' | 'rules';
}
