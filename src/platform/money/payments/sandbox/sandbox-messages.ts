import { readWords } from '#config/languages/read-words.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';
import type en from '#locales/en/sandbox.json';

/** Every text of the page. */
export type SandboxMessages = typeof en;

/** The sandbox page's words in a translated language. */
export const sandboxMessages = (language: LanguageCode): SandboxMessages =>
  readWords('sandbox', language);
