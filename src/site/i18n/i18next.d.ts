import type { Messages } from './locales.ts';

declare module 'i18next' {
  /** A key that English does not hold does not compile. */
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: Messages };
    returnNull: false;
  }
}
