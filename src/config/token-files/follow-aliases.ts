import type { UnplacedIssue } from '../issues/issue.ts';
import { allowGuesses, didYouMean } from '../schema/nearest.ts';
import { workOutSum } from './arithmetic.ts';
import { isObject, type Dialect, type Entry, type Values } from './token-file.ts';

/** A text that aliases make longer than this is no value any more. */
const MAX_TEXT = 5000;

/** An alias that leads nowhere, or a value that cannot be worked out. */
class Unresolved extends Error {}

/** Values with their aliases followed. */
export interface Followed {
  /** By name; what cannot be worked out is missing. */
  worked: Map<string, unknown>;
  issues: UnplacedIssue[];
}

/** What aliases are followed with. */
interface Following {
  byId: ReadonlyMap<string, Entry>;
  dialect: Dialect;
  worked: Map<string, unknown>;
  failed: Map<string, string>;
  $types: Map<string, string>;
  /** Names that may have been meant where one leads to nothing. */
  guesses: readonly string[];
}

/** So many names are looked through for the one that was meant. */
const MAX_GUESSES = 2000;

/** A token may be the root of a group of the same name. */
const entryNamed = ({ byId }: Following, id: string): Entry | undefined =>
  byId.get(id) ?? byId.get(`${id}.$root`) ?? byId.get(id.replace(/\.(\$?value)$/, ''));

/** Tokens Studio may lighten, darken or mix a color after the fact: that is no value of the file. */
const modificationOf = ({ extensions }: Entry): string | undefined => {
  const studio = extensions['studio.tokens'];
  const modify = isObject(studio) ? studio['modify'] : undefined;
  if (!isObject(modify)) return undefined;
  return `Tokens Studio changes it afterwards (${String(modify['type'])} ${String(modify['value'])}). Write the color that comes out.`;
};

const workedOf = (following: Following, id: string, trail: readonly string[]): unknown => {
  const entry = entryNamed(following, id);
  if (entry === undefined) {
    const hint = didYouMean(id, following.guesses);
    throw new Unresolved(`{${id}} leads to nothing.${hint === '' ? '' : ` ${hint}`}`);
  }
  if (following.worked.has(entry.id)) return following.worked.get(entry.id);
  const failed = following.failed.get(entry.id);
  if (failed !== undefined) throw new Unresolved(failed);
  if (trail.includes(entry.id)) {
    const circle = [...trail.slice(trail.indexOf(entry.id)), entry.id];
    throw new Unresolved(`Aliases lead in a circle: ${circle.join(' → ')}.`);
  }
  const modified = modificationOf(entry);
  if (modified !== undefined) throw new Unresolved(modified);
  if (trail.length > 200) throw new Unresolved('More than 200 aliases lead from one to the next.');
  const value = valueOf(following, entry.value, [...trail, entry.id]);
  following.worked.set(entry.id, value);
  return value;
};

/** How a value stands within a text. */
const asText = (value: unknown): string => {
  if (isObject(value) && 'unit' in value)
    return `${String(value['value'])}${String(value['unit'])}`;
  if (isObject(value) && typeof value['hex'] === 'string') return value['hex'];
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Unresolved('An alias within a text leads to no text and no number.');
};

const textOf = (following: Following, text: string, trail: readonly string[]): unknown => {
  const [, whole] = /^\{([^{}]+)\}$/.exec(text.trim()) ?? [];
  if (whole !== undefined) return workedOf(following, whole.trim(), trail);
  if (following.dialect === 'dtcg' || following.dialect === 'resolver') return text;
  const filled = text.replaceAll(/\{([^{}]+)\}/g, (_, id: string) =>
    asText(workedOf(following, id.trim(), trail)),
  );
  if (filled.length > MAX_TEXT) throw new Unresolved('Aliases make this text too long.');
  const sum = /[-+*/(]/.test(filled) ? workOutSum(filled) : undefined;
  return sum ?? filled;
};

const valueOf = (following: Following, value: unknown, trail: readonly string[]): unknown => {
  if (typeof value === 'string') return textOf(following, value, trail);
  if (Array.isArray(value)) return value.map((each) => valueOf(following, each, trail));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, inner]) => [
    key,
    valueOf(following, inner, trail),
  ]);
  return Object.fromEntries(parts) as Values;
};

/** A token of no type of its own has that of the token that it takes over. */
const typeOf = (following: Following, entry: Entry, steps = 0): string => {
  if (entry.$type !== '' || typeof entry.value !== 'string' || steps > 200) return entry.$type;
  const [, id] = /^\{([^{}]+)\}$/.exec(entry.value.trim()) ?? [];
  const next = id === undefined ? undefined : entryNamed(following, id.trim());
  return next === undefined ? '' : typeOf(following, next, steps + 1);
};

/**
 * Follows the aliases of tokens in one mode, by name and across files. What leads nowhere or in a
 * circle is told where it stands, once.
 */
export const followAliases = (
  entries: readonly Entry[],
  dialect: Dialect,
): Followed & { $types: Map<string, string> } => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const $types = new Map<string, string>();
  const guesses = [...byId.keys()].slice(0, MAX_GUESSES);
  const known = { byId, dialect, guesses, $types };
  const following: Following = { ...known, worked: new Map(), failed: new Map() };
  allowGuesses();
  const issues: UnplacedIssue[] = [];
  for (const entry of byId.values()) {
    $types.set(entry.id, typeOf(following, entry));
    try {
      workedOf(following, entry.id, []);
    } catch (error) {
      if (!(error instanceof Unresolved)) throw error;
      following.failed.set(entry.id, error.message);
      const message = `“${entry.id}”: ${error.message}`;
      issues.push({ code: 'tokens/alias', ...entry.valueAt, message });
    }
  }
  return { worked: following.worked, issues, $types };
};
