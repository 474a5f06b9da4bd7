import type { Words } from './locales.ts';

declare module 'i18next' {
  /** A key that en.json does not hold does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Words };
    returnNull: false;
  }
}
