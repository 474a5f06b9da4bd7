import type { PagePlace } from '#config/custom-pages/custom-page.ts';
import type { Banner, HelpArticle, Notice, Popup, Promotion } from '#generated/merchant-content.ts';

/** The kinds that a content system may keep. */
export const pulledKinds = ['banners', 'notices', 'popups', 'promotions', 'help', 'pages'] as const;

export type PulledKind = (typeof pulledKinds)[number];

/** Words and picture of a promotion; what is left out stays as it is. */
export type PromotionTexts = Pick<Promotion, 'id'> &
  Partial<Pick<Promotion, 'title' | 'summary' | 'content' | 'art'>>;

/** A page in one language. */
export interface CustomPageText {
  title: string;
  description: string;
  markdown: string;
}

/** A page of the brand, by language. */
export interface PulledPage {
  slug: string;
  place?: PagePlace;
  texts: Record<string, CustomPageText>;
}

/** The items of each kind, as the contract (`schema/contract/content-answer.schema.json`) has them. */
export interface PulledItems {
  banners: Banner[];
  notices: Notice[];
  popups: Popup[];
  promotions: PromotionTexts[];
  help: HelpArticle[];
  pages: PulledPage[];
}

/** An answer that obeys the contract. */
export type ContentAnswer =
  | { contract: 1; kind: 'index'; kinds: PulledKind[] }
  | {
      [Kind in PulledKind]: {
        contract: 1;
        kind: Kind;
        items: PulledItems[Kind];
        pictures?: { art: string; url: string }[];
        next?: string;
      };
    }[PulledKind];
