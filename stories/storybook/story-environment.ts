import type { LanguageCode, ThemeMode } from '#generated/merchant-config.ts';
import { textDirection as directionOf } from '#domain/text-direction.ts';
import { locales } from '#site/i18n/locales.ts';
import { getMerchant } from './merchants.ts';

/** What the toolbar chooses, as Storybook hands it on. */
export interface ToolbarGlobals {
  /** The brand's code. */
  brand: string;
  /** `brand`: the mode that the brand opens in. */
  mode: 'brand' | ThemeMode;
  direction: 'auto' | 'ltr' | 'rtl';
  /** `brand`: the language that the brand opens in. */
  language: 'brand' | LanguageCode;
  /** `device`: as the system asks for. */
  motion: 'device' | 'reduced' | 'full';
}

/** The brand, mode, language and direction that a story is drawn in. */
export interface StoryEnvironment {
  merchant: string;
  mode: ThemeMode;
  language: LanguageCode;
  direction: 'ltr' | 'rtl';
}

/** The languages that have words, English first. */
export const translatedLanguages = (): LanguageCode[] => Object.keys(locales) as LanguageCode[];

/** Turns the toolbar's choices into what holds: a brand without a dark mode stays light. */
export const environmentOf = (globals: Partial<ToolbarGlobals>): StoryEnvironment => {
  const brand = getMerchant(globals.brand ?? '');
  const mode = brand.modes.find((each) => each === globals.mode) ?? brand.defaultMode;
  const language =
    translatedLanguages().find((each) => each === globals.language) ?? brand.language;
  const asked = globals.direction ?? 'auto';
  return {
    merchant: brand.code,
    mode,
    language,
    direction: asked === 'auto' ? directionOf(language) : asked,
  };
};

/** A language tag that reads in this direction, also against the language's own. */
const languageTag = ({ language, direction }: StoryEnvironment): string => {
  if (directionOf(language) === direction) return language;
  return `${language.split('-')[0]}-${direction === 'rtl' ? 'Arab' : 'Latn'}`;
};

/** The attributes of an element whose content is drawn in these surroundings. */
export const attributesOf = (environment: StoryEnvironment) => ({
  'data-brand': environment.merchant,
  'data-mode': environment.mode,
  lang: languageTag(environment),
  dir: environment.direction,
});

/** Draws the whole page in these surroundings. */
export const applyEnvironment = (environment: StoryEnvironment): void => {
  const root = document.documentElement;
  for (const [name, value] of Object.entries(attributesOf(environment))) {
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  }
};
