import path from 'node:path';
import { pointerKeys, pointerTo, type UnplacedIssue } from '../issues/issue.ts';
import { readDocument } from './read-documents.ts';
import { isObject, type TokenDocument, type Values } from './token-file.ts';

/** What references are followed with. */
interface Following {
  /** Only what stands in it is read: a file of tokens fetches nothing. */
  folder: string;
  documents: Map<string, TokenDocument>;
  issues: UnplacedIssue[];
  known: Map<string, unknown>;
}

class Unreachable extends Error {}

const openDocument = (following: Following, from: string, name: string): TokenDocument => {
  const file = path.resolve(path.dirname(from), decodeURI(name));
  const isBeside = !/^[a-z]+:/i.test(name) && file.startsWith(following.folder + path.sep);
  if (!isBeside) throw new Unreachable(`${name} is not read: it does not stand beside the file.`);
  const known = following.documents.get(file);
  if (known) return known;
  const read = readDocument(file, path.basename(file));
  if (Array.isArray(read)) throw new Unreachable(`${name}: ${read[0]?.message ?? ''}`);
  following.documents.set(file, read);
  return read;
};

/** What stands at a pointer; on the way, references are followed too. */
const valueAt = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce<unknown>((inner, key) => {
    const isThere = typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key);
    return isThere ? (inner as Values)[key] : undefined;
  }, value);

const target = (
  following: Following,
  from: TokenDocument,
  reference: string,
  trail: readonly string[],
): unknown => {
  const [name = '', pointer = ''] = reference.split('#');
  const document = name === '' ? from : openDocument(following, from.file, name);
  const key = `${document.file}#${pointer}`;
  if (trail.includes(key)) throw new Unreachable(`$ref leads in a circle: ${reference}.`);
  if (following.known.has(key)) return following.known.get(key);
  const found = valueAt(document.value, pointerKeys(decodeURI(pointer)));
  if (found === undefined) throw new Unreachable(`$ref leads to nothing: ${reference}.`);
  const followed = follow(following, document, found, pointer, [...trail, key]);
  following.known.set(key, followed);
  return followed;
};

const follow = (
  following: Following,
  document: TokenDocument,
  value: unknown,
  pointer: string,
  trail: readonly string[],
): unknown => {
  if (Array.isArray(value)) {
    return value.map((each, at) =>
      follow(following, document, each, pointerTo(pointer, at), trail),
    );
  }
  if (!isObject(value)) return value;
  const { $ref, ...rest } = value;
  const beside = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [
      key,
      follow(following, document, inner, pointerTo(pointer, key), trail),
    ]),
  );
  if (typeof $ref !== 'string') return beside;
  try {
    const led = target(following, document, $ref, trail);
    return isObject(led) ? { ...led, ...beside } : led;
  } catch (error) {
    // A URI that cannot be decoded leads nowhere either.
    if (!(error instanceof Unreachable || error instanceof URIError)) throw error;
    const at = { file: document.file, pointer: pointerTo(pointer, '$ref') };
    following.issues.push({ code: 'tokens/alias', ...at, message: error.message });
    return beside;
  }
};

/** Follows the JSON references (`$ref`) of documents. */
export interface References {
  /** The value at a pointer, with what its references lead to in their places. */
  resolve: (document: TokenDocument, pointer: string) => unknown;
  /** Where a place leads that is nothing but a reference; itself, if it is none. */
  locate: (document: TokenDocument, pointer: string) => [TokenDocument, string];
}

const MAX_STEPS = 20;

const locateIn = (
  following: Following,
  document: TokenDocument,
  pointer: string,
): [TokenDocument, string] => {
  let at: [TokenDocument, string] = [document, pointer];
  try {
    for (let step = 0; step < MAX_STEPS; step += 1) {
      const value = valueAt(at[0].value, pointerKeys(at[1]));
      const reference = isObject(value) ? value['$ref'] : undefined;
      if (!isObject(value) || typeof reference !== 'string') return at;
      if (Object.keys(value).length > 1) return at;
      const [name = '', next = ''] = reference.split('#');
      const led = name === '' ? at[0] : openDocument(following, at[0].file, name);
      at = [led, decodeURI(next)];
    }
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof URIError)) throw error;
  }
  // Following it once more tells what is wrong.
  return at;
};

/**
 * Makes what follows references within a document, or into one that stands beside it. What leads
 * nowhere is left out and told.
 *
 * @param documents those that were read already
 * @param issues receives what is wrong
 */
export const referencesIn = (
  documents: readonly TokenDocument[],
  issues: UnplacedIssue[],
): References => {
  const [first] = documents;
  const folder = path.dirname(first?.file ?? '');
  const byFile = new Map(documents.map((document) => [document.file, document]));
  const following: Following = { folder, documents: byFile, issues, known: new Map() };
  return {
    resolve: (document, pointer) =>
      follow(following, document, valueAt(document.value, pointerKeys(pointer)), pointer, []),
    locate: (document, pointer) => locateIn(following, document, pointer),
  };
};
