import { tokenUses } from 'virtual:livery/token-uses';
import { tokenModels } from '#generated/theme-model.ts';
import type { ExplainedToken } from '../../storybook/node/theme-page-data.ts';

/** A file that uses a token, and where. */
export interface TokenUse {
  file: string;
  lines: readonly number[];
}

const usesOf = (token: string): TokenUse[] =>
  Object.entries(tokenUses[token] ?? {}).map(([file, lines]) => ({ file, lines }));

/** Where a token is used by its name. */
export const namedUses = (token: string): TokenUse[] => usesOf(token);

/** Where any token of its group may be used: the code chooses while a site runs. */
export const groupUses = (token: string): TokenUse[] => usesOf(`${token.split('.')[0]}.*`);

/** How many places use a token by its name. */
export const countUses = (token: string): number =>
  namedUses(token).reduce((sum, { lines }) => sum + lines.length, 0);

/** The tokens that are worked out from a token while nothing sets them. */
export const builtOn = (token: string): string[] =>
  tokenModels
    .filter(
      ({ derived, default: fallback }) =>
        derived?.includes(token) || JSON.stringify(fallback ?? '').includes(`{${token}}`),
    )
    .map(({ group, name }) => `${group}.${name}`);

/** A token's name in an address: `color-bg-alt`. */
export const slugOf = ({ property }: Pick<ExplainedToken, 'property'>): string =>
  property.replace(/^--lv-/, '');

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}#]+/gu, ' ');

/** The tokens whose name, value, meaning or source hold every word of a search. */
export const findTokens = (
  tokens: readonly ExplainedToken[],
  search: string,
  mode: 'light' | 'dark',
): readonly ExplainedToken[] => {
  const words = plain(search).split(' ').filter(Boolean);
  return tokens.filter((each) => {
    const { token, property, title, description, modes } = each;
    const { value, source } = modes[mode];
    const text = plain(
      [token, property, title, description, value, source.kind, source.name ?? ''].join(' '),
    );
    return words.every((word) => text.includes(word));
  });
};
