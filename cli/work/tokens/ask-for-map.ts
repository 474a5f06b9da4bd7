import { autocomplete, cancel, intro, isCancel, note, outro, select } from '@clack/prompts';
import { knownKeys } from '#config/dtcg/token-names.ts';
import type { ImportedTokens } from '#config/token-import/import-tokens.ts';
import { suggestKeys, type Suggestion } from '#config/token-import/suggest-keys.ts';
import type { TokenMap } from '#config/token-import/token-map.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import type { ReadToken } from '#config/token-files/token-file.ts';
import { UsageError } from '../../base/terminal/errors.ts';

/** Prompts are messages: stdout stays free for data. */
const output = process.stderr;

const LEAVE = '(leave it out)';
const LEAVE_GROUP = '(leave out its group)';
const SEARCH = '(another one)';
const STOP = '(stop asking)';

const answered = (answer: unknown): string => {
  if (!isCancel(answer)) return String(answer);
  cancel('Nothing was written.', { output });
  throw new UsageError('');
};

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const reasonOf = ({ value, byName, byValue }: Suggestion): string =>
  `${value.slice(0, 40)}, name ${percent(byName)}, value ${percent(byValue)}`;

const groupOf = (id: string): string => id.split('.').slice(0, -1).join('.');

const shownValue = ({ worked }: ReadToken): string => {
  const value = worked.light as { hex?: unknown } | undefined;
  return (typeof value?.hex === 'string' ? value.hex : (JSON.stringify(worked.light) ?? '')).slice(
    0,
    60,
  );
};

/** Asks which token of ours one of theirs is. */
const askFor = async (token: ReadToken, suggestions: readonly Suggestion[]): Promise<string> => {
  const group = groupOf(token.id);
  const chosen = answered(
    await select({
      message: `${token.id}  ${shownValue(token)}`,
      options: [
        ...suggestions.map((each) => ({ value: each.key, label: each.key, hint: reasonOf(each) })),
        { value: SEARCH, label: SEARCH },
        { value: LEAVE, label: LEAVE },
        ...(group === '' ? [] : [{ value: LEAVE_GROUP, label: LEAVE_GROUP, hint: `${group}.*` }]),
        { value: STOP, label: STOP },
      ],
      output,
    }),
  );
  if (chosen !== SEARCH) return chosen;
  const options = knownKeys.map((key) => ({ value: key, label: key }));
  return answered(await autocomplete({ message: `${token.id} is`, options, output }));
};

/**
 * Asks at the terminal, for each design token that nobody knows, which token of ours it is;
 * suggestions go by name and by value.
 *
 * @returns the map with what was answered
 * @throws {UsageError} without words when the questions are broken off
 */
export const askForMap = async (
  merchant: ResolvedMerchant,
  { strangers, dialect }: ImportedTokens,
  map: TokenMap,
): Promise<TokenMap> => {
  const names = new Map(map.names);
  const isLeft = (id: string): boolean =>
    [...names].some(([name]) => name.endsWith('.*') && id.startsWith(name.slice(0, -1)));
  intro(`${strangers.length} design tokens are none of ${merchant.code}’s`, { output });
  note('Each answer is remembered. Esc ends without writing.', 'Which token is it?', { output });
  for (const token of strangers) {
    if (isLeft(token.id)) continue;
    const chosen = await askFor(token, suggestKeys(token, merchant.theme, dialect));
    if (chosen === STOP) break;
    if (chosen === LEAVE_GROUP) names.set(`${groupOf(token.id)}.*`, null);
    else names.set(token.id, chosen === LEAVE ? null : chosen);
  }
  outro('Thank you.', { output });
  return { ...map, names };
};
