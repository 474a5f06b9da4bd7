import type { LocalizedText } from '#generated/merchant-config.ts';
import type { Promotion } from '#generated/merchant-content.ts';
import { fillFigures } from '../content/promotion-figures.ts';
import {
  type TellingItem,
  toldBy,
  toldFigures,
  type ToldSource,
} from '../content/told-promotions.ts';

const TEXTS = ['title', 'subtitle', 'cta', 'content'];

/** The promotions that an item tells of. */
const toldOf = (item: TellingItem, promotions: readonly Promotion[]): Promotion[] => {
  const ids = toldBy(item);
  return promotions.filter(({ id }) => ids.includes(id));
};

/** Writes the figures of promotions into the texts of banners, notices, popups, help or pages, as each language writes them. */
export const fillToldFigures = <Item extends TellingItem>(
  items: readonly Item[],
  { promotions, config }: ToldSource,
): Item[] =>
  items.map((item) => {
    const told = toldOf(item, promotions);
    if (told.length === 0) return item;
    const filled = (text: LocalizedText): LocalizedText =>
      Object.fromEntries(
        Object.entries(text).map(([language, words]) => [
          language,
          fillFigures(words, toldFigures(told, config, language)),
        ]),
      );
    const texts = Object.entries(item).map(([key, value]) => [
      key,
      TEXTS.includes(key) ? filled(value as LocalizedText) : (value as unknown),
    ]);
    return Object.fromEntries(texts) as Item;
  });

/**
 * Lets what announces a promotion be shown with it: not before all of those that it tells of may be known, and until the first of
 * them ends, unless it begins later or ends before by itself.
 *
 * @param items banners, notices or popups, not filled yet
 */
export const showWithPromotions = <
  Item extends TellingItem & { startsAt?: string; endsAt?: string },
>(
  items: readonly Item[],
  promotions: readonly Promotion[],
): Item[] =>
  items.map((item) => {
    const told = toldOf(item, promotions);
    const begins = [item.startsAt, ...told.map(({ announcedAt }) => announcedAt)];
    const startsAt = inOrder(begins).at(-1);
    const [endsAt] = inOrder([item, ...told].map((each) => each.endsAt));
    return { ...item, ...(startsAt && { startsAt }), ...(endsAt && { endsAt }) };
  });

/** The moments that are given (RFC 3339), the first one first. */
const inOrder = (moments: readonly (string | undefined)[]): string[] =>
  moments
    .filter((moment) => moment !== undefined)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other));
