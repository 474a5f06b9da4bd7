import type { Promotion } from '#api/announcements.ts';

/** The picture that the merchant has put first. */
export const promotionArt = ({
  announcementImages,
}: Pick<Promotion, 'announcementImages'>): string =>
  announcementImages.toSorted((one, other) => one.sequence - other.sequence)[0]?.url ?? '';
