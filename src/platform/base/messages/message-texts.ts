import en from './texts/en.json' with { type: 'json' };
import my from './texts/my.json' with { type: 'json' };
import zhHans from './texts/zh-Hans.json' with { type: 'json' };

/** Every message that the platform sends. */
export type MessageKind = keyof typeof en;

/** An e-mail has a subject; an SMS is its text alone. */
export interface MessageText {
  subject: string;
  text: string;
}

/** The texts of a language; English for one that has none. */
export const textsOf = (language: string): Record<MessageKind, MessageText> => {
  if (language === 'my') return my;
  return language.startsWith('zh') ? zhHans : en;
};
