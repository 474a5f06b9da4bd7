import { intlLanguage } from './intl-language.ts';

/**
 * Keeps what was made for a language and options: making a format costs as much as writing some hundred
 * figures with it, and a build or a platform writes the same ones for every brand. There are at most as many
 * as languages times the options that our code names.
 */
const kept = <Options, Format>(
  make: (language: string, options: Options) => Format,
): ((language: string, options: Options) => Format) => {
  const formats = new Map<string, Format>();
  return (language, options) => {
    const key = `${language} ${JSON.stringify(options)}`;
    const known = formats.get(key);
    if (known) return known;
    const made = make(intlLanguage(language), options);
    formats.set(key, made);
    return made;
  };
};

/** Numbers as a language writes them. */
export const numberFormat = kept(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);

/** Days and times as a language writes them. */
export const dateFormat = kept(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);

/** Several names as a language joins them; in English where it has no way of its own. */
export const listFormat = kept(
  (language, options: Intl.ListFormatOptions) => new Intl.ListFormat([language, 'en'], options),
);

/** Names of countries and the like in a language; in English where it has none. */
export const displayNames = kept(
  (language, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames([language, 'en'], options),
);
