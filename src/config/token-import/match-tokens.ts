import type { ThemeMode } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { didYouMean } from '../schema/nearest.ts';
import { OWN_EXTENSION } from '../dtcg/dtcg-values.ts';
import { dtcgTypeOf } from '../dtcg/from-dtcg.ts';
import { knownKeys, modelOfKey, propertyOfKey } from '../dtcg/token-names.ts';
import type { FilePointer, ReadToken, ReadTokens } from '../token-files/token-file.ts';
import { cssOfValue, type Css, type ValueContext } from './standard-value.ts';
import { keyInMap, type TokenMap } from './token-map.ts';
import { matchCss } from './match-css.ts';
import { MODES, type TokenTarget, typeOfKey } from './token-target.ts';
import { withParts } from './with-parts.ts';

/** What was understood of files of design tokens, and what was not. */
export interface Matched {
  targets: TokenTarget[];
  /** Design tokens that are none of ours and of which nobody has said that they may be left out. */
  strangers: ReadToken[];
  issues: UnplacedIssue[];
}

const aliasesIn = (value: unknown): string[] => {
  if (typeof value === 'string') {
    return [...value.matchAll(/\{([^{}]+)\}/g)].map(([, id]) => String(id).trim());
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(aliasesIn) : [];
};

/** Tokens that are no tokens of ours, but that those are made of: a palette. */
const helpersIn = (tokens: readonly ReadToken[], map: TokenMap): Set<string> => {
  const byId = new Map(tokens.map((token) => [token.id, token]));
  const helpers = new Set<string>();
  const follow = ({ written }: ReadToken): void => {
    for (const id of aliasesIn(written)) {
      const next = byId.get(id) ?? byId.get(`${id}.$root`);
      if (next === undefined || helpers.has(next.id)) continue;
      helpers.add(next.id);
      follow(next);
    }
  };
  for (const token of tokens) if (typeof keyInMap(map, token.id) === 'string') follow(token);
  return helpers;
};

const stranger = ({ id, at }: ReadToken): UnplacedIssue => ({
  code: 'tokens/unknown',
  ...at,
  atKey: true,
  message: `“${id}” is no token of a theme.`,
  suggestion: didYouMean(id, knownKeys) || 'A map (--map) can lead it to one, or leave it out.',
});

/** Types of a file that may stand for one of ours. */
const fitting: Record<string, string[]> = {
  fontWeight: ['number'],
  number: ['dimension'],
};

/** What speaks against a token of a known name. */
const objection = (
  { id, $type }: ReadToken,
  type: string,
  isStrict: boolean,
): string | undefined => {
  if ($type === 'string') return undefined;
  const wanted = dtcgTypeOf(type);
  if (wanted === undefined) {
    const place = `$extensions.${OWN_EXTENSION}.css`;
    return `The format has no type for “${id}”: it stands as CSS in ${place}, or with the $type string.`;
  }
  if ($type === wanted || ($type === '' && !isStrict)) return undefined;
  if ((fitting[wanted] ?? []).includes($type) && (wanted === 'fontWeight' || !isStrict))
    return undefined;
  return $type === '' ? `“${id}” has no $type.` : `“${id}” is of type ${$type}, not ${wanted}.`;
};

interface Matching {
  read: ReadTokens;
  map: TokenMap;
}

/** Names in an alias are spelled as the tool likes, or as the map says. */
const contextOf = ({ read, map }: Matching, { $type, extensions }: ReadToken): ValueContext => ({
  dialect: read.dialect,
  $type,
  propertyOf: (id) => propertyOfKey(keyInMap(map, id) ?? ''),
  extensions,
});

const beyond = ({ id }: ReadToken, at: FilePointer): UnplacedIssue => ({
  code: 'tokens/gamut',
  ...at,
  message: `“${id}” lies beyond sRGB; the nearest color that it shows was taken.`,
});

/** A token in one mode, as it is written and worked out; an alias to a helper is worked out. */
const valueIn = (matching: Matching, token: ReadToken, type: string, mode: ThemeMode) => {
  const context = contextOf(matching, token);
  const worked = cssOfValue(type, token.worked[mode], context);
  const written = cssOfValue(type, token.written[mode], context);
  return { worked, css: 'css' in worked && 'css' in written ? written : worked };
};

const matchToken = (
  matching: Matching,
  token: ReadToken,
  key: string,
): TokenTarget | UnplacedIssue[] => {
  const { id, valueAt, modes } = token;
  const type = typeOfKey(key);
  const isStrict = matching.read.dialect === 'dtcg' || matching.read.dialect === 'resolver';
  const against = objection(token, type, isStrict);
  if (against !== undefined) return [{ code: 'tokens/value', ...valueAt.light, message: against }];
  const [light, dark] = MODES.map((mode) => valueIn(matching, token, type, mode));
  if (!light || !dark) return [];
  const faults = MODES.flatMap((mode): UnplacedIssue[] => {
    const { worked } = mode === 'light' ? light : dark;
    if (!('fault' in worked)) return [];
    const form = `The value of “${id}” has not the form of a ${dtcgTypeOf(type) ?? type}.`;
    const message = worked.fault === '' ? form : `“${id}”: ${worked.fault}`;
    return [{ code: 'tokens/value', ...valueAt[mode], message }];
  });
  if (faults.length > 0) return faults.slice(0, 1);
  const textOf = (each: Css): string => ('css' in each ? each.css : '');
  const css = { light: textOf(light.css), dark: textOf(dark.css) };
  if (css.light !== css.dark && (type !== 'color' || modelOfKey(key) === undefined)) {
    const message = `“${id}” differs from mode to mode; it holds in both.`;
    return [{ code: 'tokens/value', ...valueAt.dark, message }];
  }
  const literal = { light: textOf(light.worked), dark: textOf(dark.worked) };
  return { key, type, id, valueAt, modes, css, literal };
};

/** Colors that were moved into sRGB. */
const movedIn = (matching: Matching, token: ReadToken, key: string): UnplacedIssue[] => {
  if (typeOfKey(key) !== 'color') return [];
  const context = contextOf(matching, token);
  const mode = token.modes.find((each) => {
    const css = cssOfValue('color', token.worked[each], context);
    return 'css' in css && css.isBeyondSrgb === true;
  });
  return mode === undefined ? [] : [beyond(token, token.valueAt[mode])];
};

/** Two design tokens that want one of ours to be different things. */
const quarrels = (targets: readonly TokenTarget[]): UnplacedIssue[] =>
  [...Map.groupBy(targets, ({ key }) => key)].flatMap(([key, [first, ...others]]) =>
    others
      .filter(({ literal }) => MODES.some((mode) => literal[mode] !== first?.literal[mode]))
      .map(({ id, valueAt }) => ({
        code: 'tokens/value',
        ...valueAt.light,
        message: `“${id}” and “${first?.id}” are both ${key}, and differ.`,
      })),
  );

/** Finds out which of our tokens files of design tokens are about, and what they shall be. */
export const matchTokens = (read: ReadTokens, map: TokenMap): Matched => {
  const matching: Matching = { read, map };
  const helpers = helpersIn(read.tokens, map);
  const targets: TokenTarget[] = [];
  const strangers: ReadToken[] = [];
  const issues: UnplacedIssue[] = [];
  for (const token of withParts(read.tokens, map)) {
    const key = keyInMap(map, token.id);
    if (key === null) continue;
    if (key === undefined) {
      if (!helpers.has(token.id)) strangers.push(token);
      continue;
    }
    const matched = matchToken(matching, token, key);
    if (Array.isArray(matched)) issues.push(...matched);
    else {
      targets.push(matched);
      issues.push(...movedIn(matching, token, key));
    }
  }
  for (const each of matchCss(read)) {
    if ('key' in each) targets.push(each);
    else issues.push(each);
  }
  return {
    targets: [...new Map(targets.map((target) => [target.key, target])).values()],
    strangers,
    issues: [...strangers.map(stranger), ...issues, ...quarrels(targets)],
  };
};
