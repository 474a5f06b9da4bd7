import { readWords } from '#config/languages/read-words.ts';
import type en from '#locales/en/inbox-messages.json';
import type { InboxValues } from './inbox-values.ts';

/** Every message that the platform writes into an inbox. Members keep messages for a year: no key is taken away. */
export type InboxTemplate = keyof typeof en;

/**
 * Those that invite to come back: written only to who agreed to offers and has no break from play (`may_be_tempted`). All others tell
 * of money, of the account, or answer what a member asked, and reach everybody.
 */
const TEMPTING: ReadonlySet<InboxTemplate> = new Set([
  'rankRaised',
  'rankLowered',
  'rankEnding',
  'rewardReady',
  'raffleWon',
]);

/** Whether a template invites to come back. */
export const isTempting = (template: InboxTemplate): boolean => TEMPTING.has(template);

/** Their names, for a query. */
export const temptingTemplates: readonly InboxTemplate[] = [...TEMPTING];

/** What is filled in when a message is read. */
export const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** The names of the values that a text asks for. */
export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []);

/** What every message can name without being given it. */
const KNOWN = 'brand';

/**
 * The values that a template asks for and is not given.
 *
 * @param template a key of the area `inbox-messages`
 */
export const missingValues = (template: InboxTemplate, values: InboxValues): string[] => {
  const { title, text } = readWords('inbox-messages', 'en')[template];
  return placeholdersOf(`${title} ${text}`).filter(
    (name) => name !== KNOWN && values[name] === undefined,
  );
};
