import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent, Promotion } from '#generated/merchant-content.ts';
import type { Figure } from './figure.ts';
import { placeholder, promotionFigures, type FigureSource } from './promotion-figures.ts';

/** The kinds of content whose texts may tell of promotions, beside the promotions themselves. */
export const tellingKinds = ['banners', 'notices', 'popups', 'help', 'pages'] as const;

/** One of these kinds. */
export type TellingKind = (typeof tellingKinds)[number];

/** An item of one of these kinds. */
export type TellingItem = MerchantContent[TellingKind][number];

/** What of a promotion its figures are taken from. */
export type RuledPromotion = Pick<Promotion, 'id' | 'mechanic' | 'category' | 'audience'>;

/** What is needed to write the figures of promotions. */
export interface ToldSource {
  promotions: readonly Promotion[];
  config: FigureSource & Pick<MerchantConfig, 'currency'>;
}

/** `{{welcome.percent}}`: a promotion, and the name of one of its figures. */
const qualified = /^([^.]*)\.([^.]*)$/;

/** The two parts of a placeholder’s name; undefined where it names no promotion. */
export const splitName = (name: string): { id: string; figure: string } | undefined => {
  const [, id = '', figure = ''] = qualified.exec(name) ?? [];
  return id === '' && figure === '' ? undefined : { id, figure };
};

/** The names of the placeholders in a text. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

const LINK = /^\/promotions#(.+)$/;
const LINKS = /href="\/promotions#([^"]+)"/g;

const textsOf = (item: object): string[] =>
  ['title', 'subtitle', 'cta', 'content'].flatMap((key) =>
    Object.values((Reflect.get(item, key) as Record<string, string> | undefined) ?? {}),
  );

/**
 * The ids of the promotions that an item tells of: by its link, its `promotionType`, a link in its text or a placeholder. Whether
 * there are such promotions is not looked at.
 */
export const toldBy = (item: TellingItem): string[] => {
  const texts = textsOf(item);
  const [, linked] = ('link' in item ? LINK.exec(item.link) : null) ?? [];
  const typed = 'promotionType' in item ? item.promotionType : undefined;
  return [
    ...new Set([
      ...(linked === undefined ? [] : [linked]),
      ...(typed === undefined ? [] : [typed]),
      ...texts.flatMap((text) => [...text.matchAll(LINKS)].map(([, id = '']) => id)),
      ...texts.flatMap(namesIn).flatMap((name) => splitName(name)?.id ?? []),
    ]),
  ];
};

/**
 * The figures of some promotions, by the names of their placeholders outside of the promotions’ own texts: `welcome.percent`.
 *
 * @param language BCP-47; decides digits, separators and where a symbol stands
 */
export const toldFigures = (
  promotions: readonly RuledPromotion[],
  config: FigureSource,
  language: string,
): Record<string, Figure> =>
  Object.fromEntries(
    promotions.flatMap((promotion) =>
      Object.entries(promotionFigures(promotion, config, language)).map(([name, figure]) => [
        `${promotion.id}.${name}`,
        figure,
      ]),
    ),
  );
