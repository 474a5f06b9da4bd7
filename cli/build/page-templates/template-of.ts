import type { LocalizedText } from '#generated/merchant-config.ts';
import { pickBrowserSettings } from '#config/schema/pick-settings.ts';
import type { SiteSettings } from '../settings/to-settings.ts';
import { declare, take } from './guard-settings.ts';
import { placeholderOf } from './placeholder.ts';

/** An address that React writes as it stands, and that leads out of the site. */
const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** No placeholder of fewer than 10,000 texts is longer. */
const SHORTEST = placeholderOf(9999).length;

/** A home page without its texts, and the texts. */
export interface PageTemplate {
  /** What the page is rendered from: the structure, and a placeholder for each text. */
  settings: SiteSettings;
  /** The texts by the numbers of their placeholders. Equal texts share one: a page may compare them. */
  texts: string[];
}

interface InsertPlaceholder {
  (text: string): string;
  /** Marks a text whose length the page may look at: the placeholder is as long, and so part of the key. */
  measured: (text: string) => string;
}

/** Gives each text that is not empty a placeholder: whether there is one belongs to the structure. */
const createPlaceholders = (padding: number): { texts: string[]; insert: InsertPlaceholder } => {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  const insert = (text: string): string =>
    text === '' ? '' : placeholderOf(numberOf(text), padding);
  const measured = (text: string): string => {
    // A text that is shorter than any placeholder stays as it is.
    if (text.length < SHORTEST) return text;
    const number = numberOf(text);
    return placeholderOf(number, text.length - placeholderOf(number).length);
  };
  return { texts, insert: Object.assign(insert, { measured }) };
};

const mapValues = <Value>(object: object, change: (value: Value) => Value): object =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as Value)]));

const localized = (texts: LocalizedText, insert: InsertPlaceholder): LocalizedText =>
  mapValues(texts, insert);

/** What a brand says is declared, texts as placeholders. */
const brandOf = ({ brand }: SiteSettings, insert: InsertPlaceholder) =>
  declare({
    ...brand,
    name: insert(brand.name),
    legalName: insert(brand.legalName),
    slogan: localized(brand.slogan, insert),
    description: localized(brand.description, insert),
  });

/** Whether there is a number, an address or a helpline belongs to the structure: empty stays empty. */
const licenceOf = ({ licence }: SiteSettings, insert: InsertPlaceholder) => ({
  ...licence,
  authority: insert(licence.authority),
  licensee: insert(licence.licensee),
  number: insert(licence.number),
  url: isWebAddress(licence.url) ? insert(licence.url) : licence.url,
  text: localized(licence.text, insert),
  helpline: {
    name: insert(licence.helpline.name),
    phone: insert(licence.helpline.phone),
    url: isWebAddress(licence.helpline.url) ? insert(licence.helpline.url) : licence.helpline.url,
  },
});

/** The contents of the home page; what only other pages show is not declared. */
const initialOf = ({ initial }: SiteSettings, insert: InsertPlaceholder) =>
  declare({
    language: initial.language,
    banners: initial.banners.map((banner) =>
      declare({
        ...take(banner, ['groupName', 'language', 'link']),
        id: insert(banner.id),
        title: insert(banner.title),
        subtitle: insert(banner.subtitle),
        cta: insert(banner.cta),
        url: insert(banner.url),
      }),
    ),
    // The line of notices runs by as fast as it can be read: its duration follows their lengths.
    notices: initial.notices.map(({ id, title, language }) =>
      declare({ id: insert(id), title: insert.measured(title), language }),
    ),
    promotions: initial.promotions.map((promotion) =>
      declare({
        ...take(promotion, ['category', 'language', 'sequence']),
        id: insert(promotion.id),
        title: insert(promotion.title),
        summary: insert(promotion.summary),
        announcementImages: promotion.announcementImages.map(({ url, sequence }) => ({
          url: insert(url),
          sequence,
        })),
      }),
    ),
  });

const resourcesOf = ({ resources }: SiteSettings, insert: (text: string) => string) =>
  mapValues<{ url: string }>(resources, ({ url, ...rest }) => ({
    ...rest,
    url: isWebAddress(url) ? insert(url) : url,
  })) as SiteSettings['resources'];

/**
 * Parts the settings of a home page into its template and its texts. Pages of the same template differ in
 * their texts alone.
 *
 * @param padding how many characters longer than need be the placeholders are
 */
export const templateOf = (settings: SiteSettings, padding = 0): PageTemplate => {
  const { texts, insert } = createPlaceholders(padding);
  const declared = declare({
    ...pickBrowserSettings(settings, ['home'], declare),
    resources: resourcesOf(settings, insert),
    uses: settings.uses,
    own: settings.own?.map((page) => ({
      slug: insert(page.slug),
      title: localized(page.title, insert),
    })),
    assets: mapValues(settings.assets, insert),
    brand: brandOf(settings, insert),
    licence: licenceOf(settings, insert),
    initial: initialOf(settings, insert),
  });
  // The guard throws where the page would need the rest.
  return { settings: declared as unknown as SiteSettings, texts };
};

/** The settings that the optional parts of a brand are chosen from. */
export const partsSettingsOf = (settings: SiteSettings): SiteSettings =>
  declare({
    ...pickBrowserSettings(settings, ['home', 'parts']),
    uses: settings.uses,
    resources: resourcesOf(settings, () => 'https://…'),
  }) as unknown as SiteSettings;
