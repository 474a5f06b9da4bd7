import { nearestLanguage } from '#config/languages/nearest-language.ts';
import { readWords } from '#config/languages/read-words.ts';
import type en from '#locales/en/messages.json';

/** Every message that the platform sends. */
export type MessageKind = keyof typeof en;

/** An e-mail has a subject; an SMS is its text alone. */
export interface MessageText {
  subject: string;
  text: string;
}

/** The texts of a language, or of the nearest that is translated. */
export const textsOf = (language: string): Record<MessageKind, MessageText> =>
  readWords('messages', nearestLanguage(language));
