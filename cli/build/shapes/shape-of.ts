import type { LocalizedText } from '#generated/merchant-config.ts';
import { pickBrowserSettings } from '#config/schema/pick-settings.ts';
import type { SiteSettings } from '../settings/to-settings.ts';
import { declare, take } from './guard-settings.ts';
import { markerOf } from './marker.ts';

/** An address that React writes as it stands, and that leads out of the site. */
const isWebAddress = (text: string): boolean => /^https?:\/\//.test(text);

/** No marker of fewer than 10,000 texts is longer. */
const SHORTEST = markerOf(9999).length;

/** A home page without its texts, and the texts. */
export interface Shape {
  /** What the page is rendered from: the structure, and a marker for each text. */
  settings: SiteSettings;
  /** The texts by the numbers of their markers. Equal texts share one: a page may compare them. */
  texts: string[];
}

interface Mark {
  (text: string): string;
  /** Marks a text whose length the page may look at: the marker is as long, and so part of the key. */
  measured: (text: string) => string;
}

/** Gives each text that is not empty a marker: whether there is one belongs to the structure. */
const marking = (padding: number): { texts: string[]; mark: Mark } => {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  const mark = (text: string): string => (text === '' ? '' : markerOf(numberOf(text), padding));
  const measured = (text: string): string => {
    // A text that is shorter than any marker stays as it is.
    if (text.length < SHORTEST) return text;
    const number = numberOf(text);
    return markerOf(number, text.length - markerOf(number).length);
  };
  return { texts, mark: Object.assign(mark, { measured }) };
};

const mapValues = <Value>(object: object, change: (value: Value) => Value): object =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value as Value)]));

const localized = (texts: LocalizedText, mark: Mark): LocalizedText => mapValues(texts, mark);

/** What a brand says is declared, texts as markers. */
const brandOf = ({ brand }: SiteSettings, mark: Mark) =>
  declare({
    ...brand,
    name: mark(brand.name),
    legalName: mark(brand.legalName),
    slogan: localized(brand.slogan, mark),
    description: localized(brand.description, mark),
  });

/** Whether there is a number, an address or a helpline belongs to the structure: empty stays empty. */
const licenceOf = ({ licence }: SiteSettings, mark: Mark) => ({
  ...licence,
  authority: mark(licence.authority),
  licensee: mark(licence.licensee),
  number: mark(licence.number),
  url: isWebAddress(licence.url) ? mark(licence.url) : licence.url,
  text: localized(licence.text, mark),
  helpline: {
    name: mark(licence.helpline.name),
    phone: mark(licence.helpline.phone),
    url: isWebAddress(licence.helpline.url) ? mark(licence.helpline.url) : licence.helpline.url,
  },
});

/** The contents of the home page; what only other pages show is not declared. */
const initialOf = ({ initial }: SiteSettings, mark: Mark) =>
  declare({
    language: initial.language,
    banners: initial.banners.map((banner) =>
      declare({
        ...take(banner, ['groupName', 'language', 'link']),
        id: mark(banner.id),
        title: mark(banner.title),
        subtitle: mark(banner.subtitle),
        cta: mark(banner.cta),
        url: mark(banner.url),
      }),
    ),
    // The line of notices runs by as fast as it can be read: its duration follows their lengths.
    notices: initial.notices.map(({ id, title, language }) =>
      declare({ id: mark(id), title: mark.measured(title), language }),
    ),
    promotions: initial.promotions.map((promotion) =>
      declare({
        ...take(promotion, ['category', 'language', 'sequence']),
        id: mark(promotion.id),
        title: mark(promotion.title),
        summary: mark(promotion.summary),
        announcementImages: promotion.announcementImages.map(({ url, sequence }) => ({
          url: mark(url),
          sequence,
        })),
      }),
    ),
  });

const resourcesOf = ({ resources }: SiteSettings, mark: (text: string) => string) =>
  mapValues<{ url: string }>(resources, ({ url, ...rest }) => ({
    ...rest,
    url: isWebAddress(url) ? mark(url) : url,
  })) as SiteSettings['resources'];

/**
 * Parts the settings of a home page into its shape and its texts. Pages of the same shape differ in
 * their texts alone.
 *
 * @param padding how many characters longer than need be the markers are
 */
export const shapeOf = (settings: SiteSettings, padding = 0): Shape => {
  const { texts, mark } = marking(padding);
  const declared = declare({
    ...pickBrowserSettings(settings, ['home'], declare),
    resources: resourcesOf(settings, mark),
    assets: mapValues(settings.assets, mark),
    brand: brandOf(settings, mark),
    licence: licenceOf(settings, mark),
    initial: initialOf(settings, mark),
  });
  // The guard throws where the page would need the rest.
  return { settings: declared as unknown as SiteSettings, texts };
};

/** The settings that the optional parts of a brand are chosen from. */
export const partsSettingsOf = (settings: SiteSettings): SiteSettings =>
  declare({
    ...pickBrowserSettings(settings, ['home', 'parts']),
    resources: resourcesOf(settings, () => 'https://…'),
  }) as unknown as SiteSettings;
