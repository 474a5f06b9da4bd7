import type { LanguageCode } from '#generated/merchant-config.ts';

/**
 * Every language by its own name, from CLDR 48. Not asked of `Intl`, because browsers lack the
 * names of some of them and would answer in the language of their own menus.
 */
const OWN_NAMES: Record<LanguageCode, string> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  my: 'မြန်မာ',
  ms: 'Bahasa Melayu',
  th: 'ไทย',
  vi: 'Tiếng Việt',
  id: 'Bahasa Indonesia',
  km: 'ខ្មែរ',
  lo: 'ລາວ',
  fil: 'Filipino',
  ja: '日本語',
  ko: '한국어',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  mr: 'मराठी',
  ne: 'नेपाली',
  si: 'සිංහල',
  ur: 'اردو',
  fa: 'فارسی',
  ar: 'العربية',
  he: 'עברית',
  tr: 'Türkçe',
  kk: 'Қазақ тілі',
  uz: 'O‘zbekcha',
  mn: 'Монгол',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
  de: 'Deutsch',
  fr: 'Français',
  'es-419': 'Español (Latinoamérica)',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  it: 'Italiano',
  ro: 'Română',
  sw: 'Kiswahili',
  nl: 'Nederlands',
};

/** A language's name in that language itself. */
export const ownName = (language: LanguageCode): string => OWN_NAMES[language];
