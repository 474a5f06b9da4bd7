import { pointerTo } from '../issues/issue.ts';
import { isObject, type FilePointer } from './token-file.ts';

/** Something that a group or a token says of itself: its type, its value. */
interface Own {
  at: FilePointer;
  value: unknown;
}

/** A group of design tokens, or a token, with the place of each part; files may be laid over each other. */
export interface TokenTree {
  at: FilePointer;
  /** By name without its sign: `value`, `type`, `extends`, `extensions`. */
  own: Map<string, Own>;
  children: Map<string, TokenTree>;
  /** Why it is neither a group nor a token. */
  broken?: string;
}

/** More parts than any file that is read; what refers to one thing twice, again and again, has no end of them. */
const MAX_PARTS = 100_000;

/** What older files say without a sign, beside a value. */
const OLD_KEYS = new Set(['value', 'type', 'description', 'comment', 'attributes', 'extensions']);

const isToken = (value: Record<string, unknown>): boolean =>
  '$value' in value ||
  ('value' in value &&
    !(isObject(value['value']) && ('$value' in value['value'] || 'value' in value['value'])));

/**
 * A JSON value as a tree of groups and tokens.
 *
 * @param room how many parts it may still have
 */
export const treeOf = (at: FilePointer, value: unknown, room = { left: MAX_PARTS }): TokenTree => {
  const tree: TokenTree = { at, own: new Map(), children: new Map() };
  room.left -= 1;
  if (room.left < 0)
    return {
      ...tree,
      broken: `There are more than ${MAX_PARTS} parts: $ref leads to the same too often.`,
    };
  if (!isObject(value)) return { ...tree, broken: 'This is neither a group nor a token.' };
  const isOld = isToken(value) && !('$value' in value);
  for (const [key, inner] of Object.entries(value)) {
    const place = { file: at.file, pointer: pointerTo(at.pointer, key) };
    const isOwn = (key.startsWith('$') && key !== '$root') || (isOld && OLD_KEYS.has(key));
    if (isOwn) tree.own.set(key.replace(/^\$/, ''), { at: place, value: inner });
    // A tool may add to its tokens what it likes; it is not looked at.
    else if (!isToken(value)) tree.children.set(key, treeOf(place, inner, room));
  }
  return tree;
};

/** Lays a tree over another: groups are joined, a token takes the place of what stands there. */
export const layOver = (under: TokenTree, over: TokenTree): TokenTree => {
  if (over.broken || over.own.has('value') || under.own.has('value') || under.broken) {
    return over;
  }
  const children = new Map(under.children);
  for (const [name, child] of over.children) {
    const below = children.get(name);
    children.set(name, below === undefined ? child : layOver(below, child));
  }
  return { at: over.at, own: new Map([...under.own, ...over.own]), children };
};

/** A tree without anything. */
export const emptyTree = (file: string): TokenTree => ({
  at: { file, pointer: '' },
  own: new Map(),
  children: new Map(),
});

/** The tree at the end of a way, if there is one. */
export const treeAt = (root: TokenTree, names: readonly string[]): TokenTree | undefined =>
  names.reduce<TokenTree | undefined>((tree, name) => tree?.children.get(name), root);
