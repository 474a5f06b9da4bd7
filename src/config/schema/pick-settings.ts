import { browserSettings, type BrowserSettings } from '#generated/browser-settings.ts';
import type { BrowserRole } from './schema-files.ts';
import { isValues } from './settings.ts';

type Tree = BrowserRole | { readonly [property: string]: Tree } | readonly [Tree];

/** What one of the roles has in a tree: a part of it, and whether that leaves something out. */
const isWanted = (tree: Tree, roles: readonly BrowserRole[]): boolean => {
  if (typeof tree === 'string') return roles.includes(tree);
  return Object.values(tree).some((inner) => isWanted(inner, roles));
};

const pick = (
  value: unknown,
  tree: Tree,
  roles: readonly BrowserRole[],
  made: <Value extends object>(part: Value) => Value,
): unknown => {
  if (typeof tree === 'string') return value;
  const [items] = Array.isArray(tree) ? (tree as readonly [Tree]) : [];
  if (items) return (value as unknown[]).map((item) => pick(item, items, roles, made));
  if (!isValues(value)) return value;
  const wanted = Object.entries(tree).filter(([, inner]) => isWanted(inner, roles));
  const part = Object.fromEntries(
    wanted.map(([name, inner]) => [name, pick(value[name], inner, roles, made)]),
  );
  return wanted.length < Object.keys(tree).length ? made(part) : part;
};

/**
 * The part of a merchant's settings that the schema marks for the browser, in any of some roles.
 *
 * @param made is given every object that leaves out what another role has
 */
export const pickBrowserSettings = (
  settings: Partial<BrowserSettings>,
  roles: readonly BrowserRole[] = ['home', 'parts', 'text'],
  made: <Value extends object>(part: Value) => Value = (part) => part,
): BrowserSettings => pick(settings, browserSettings, roles, made) as BrowserSettings;
