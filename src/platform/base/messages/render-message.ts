import { type MessageKind, textsOf } from './message-texts.ts';

/**
 * The words of a message in a language, its placeholders filled.
 *
 * @throws when a placeholder has no value: a fault of ours
 */
export const renderMessage = (
  kind: MessageKind,
  language: string,
  data: Readonly<Record<string, string | number>>,
): { subject: string; body: string } => {
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = data[name];
      if (value === undefined) throw new Error(`the message ${kind} has no value for ${name}`);
      return oneLine(String(value));
    });
  const { subject, text } = textsOf(language)[kind];
  return { subject: fill(subject), body: fill(text) };
};

/** A value never begins a line of its own: nobody writes a second message into ours. */
const oneLine = (value: string): string => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
