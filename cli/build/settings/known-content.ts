import type { MerchantContent } from '#generated/merchant-content.ts';

/**
 * What of a brand's content a built page may hold: a page is the same at any time, and tells of nothing before it may be known.
 * What is shown from a moment on comes from the platform alone, at that moment.
 */
export const knownContent = (content: MerchantContent): MerchantContent => ({
  ...content,
  banners: content.banners.filter(isShownAtOnce),
  notices: content.notices.filter(isShownAtOnce),
  popups: content.popups.filter(isShownAtOnce),
  promotions: content.promotions.filter(({ announcedAt }) => announcedAt === undefined),
});

const isShownAtOnce = ({ startsAt }: { startsAt?: string }): boolean => startsAt === undefined;
