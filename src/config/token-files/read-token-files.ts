import type { ThemeMode } from '#generated/merchant-config.ts';
import type { UnplacedIssue } from '../issues/issue.ts';
import { followAliases } from './follow-aliases.ts';
import { fromFigma, localVariables } from './from-figma.ts';
import { collectionsIn, fromFigmaPlugin } from './from-figma-plugin.ts';
import { fromPlain } from './from-plain.ts';
import { fromResolver } from './from-resolver.ts';
import { fromTokensStudio } from './from-tokens-studio.ts';
import { MODES } from './mode-names.ts';
import { readDocuments } from './read-documents.ts';
import {
  isObject,
  type Dialect,
  type Entries,
  type Entry,
  type ReadToken,
  type ReadTokens,
  type TokenChoice,
  type TokenDocument,
} from './token-file.ts';

type Reader = (documents: readonly TokenDocument[], choice: TokenChoice) => Entries;

const isStudioFile = ({ name, value }: TokenDocument): boolean =>
  /(^|\/)\$(themes|metadata)$/.test(name) ||
  (isObject(value) && ('$themes' in value || '$metadata' in value));

/** Types that only Tokens Studio has. */
const STUDIO_TYPES =
  /"\$?type"\s*:\s*"(borderRadius|borderWidth|spacing|sizing|fontFamilies|fontSizes|fontWeights|lineHeights|letterSpacing|boxShadow|paragraphSpacing)"/;

const isResolver = ({ value }: TokenDocument): boolean =>
  isObject(value) && 'resolutionOrder' in value;

const hasOldValues = ({ text }: TokenDocument): boolean =>
  !text.includes('"$value"') && /"value"\s*:/.test(text);

/** Which form files have; a resolver comes first, with the files that it refers to. */
const recognize = (
  documents: readonly TokenDocument[],
): [dialect: Dialect, read: Reader, documents: readonly TokenDocument[]] => {
  const resolver = documents.find(isResolver);
  if (resolver) {
    return ['resolver', fromResolver, [resolver, ...documents.filter((each) => each !== resolver)]];
  }
  if (documents.some(isStudioFile)) return ['tokens-studio', fromTokensStudio, documents];
  if (documents.some((each) => localVariables(each))) return ['figma', fromFigma, documents];
  if (documents.some((each) => collectionsIn(each))) return ['figma', fromFigmaPlugin, documents];
  if (documents.some(({ text }) => STUDIO_TYPES.test(text))) {
    return ['tokens-studio', fromPlain, documents];
  }
  const isOld = documents.some(hasOldValues);
  return [isOld ? 'style-dictionary' : 'dtcg', fromPlain, documents];
};

const byIdOf = (entries: readonly Entry[]): Map<string, Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));

/** What both modes complain of is said once. */
const once = (issues: readonly UnplacedIssue[]): UnplacedIssue[] => {
  const seen = new Set<string>();
  return issues.filter(({ file, pointer, message }) => {
    const key = `${file}\n${pointer}\n${message}`;
    return seen.has(key) ? false : seen.add(key);
  });
};

const toTokens = ({ modes }: Entries, dialect: Dialect) => {
  const [light, dark] = MODES.map((mode) => ({
    entries: byIdOf(modes[mode]),
    ...followAliases(modes[mode], dialect),
  }));
  if (!light || !dark) throw new Error('there are two modes');
  const sides = { light, dark };
  const ids = new Set([...light.entries.keys(), ...dark.entries.keys()]);
  const tokens = [...ids].flatMap((id): ReadToken[] => {
    const own = MODES.filter((mode) => sides[mode].worked.has(id));
    const isHere = MODES.filter((mode) => sides[mode].entries.has(id));
    // One mode that cannot be worked out spoils the token: it has been told.
    if (own.length === 0 || own.length < isHere.length) return [];
    const [first = 'light'] = own;
    const from = (mode: ThemeMode): ThemeMode => (own.includes(mode) ? mode : first);
    const entryIn = (mode: ThemeMode): Entry | undefined => sides[from(mode)].entries.get(id);
    const [inLight, inDark] = [entryIn('light'), entryIn('dark')];
    if (!inLight || !inDark) return [];
    return [
      {
        id,
        at: inLight.at,
        $type: sides[first].$types.get(id) ?? '',
        modes: own,
        valueAt: { light: inLight.valueAt, dark: inDark.valueAt },
        written: { light: inLight.value, dark: inDark.value },
        worked: {
          light: sides[from('light')].worked.get(id),
          dark: sides[from('dark')].worked.get(id),
        },
        extensions: inLight.extensions,
      },
    ];
  });
  return { tokens, issues: once([...light.issues, ...dark.issues]) };
};

const notObjects = (documents: readonly TokenDocument[]): UnplacedIssue[] =>
  documents
    .filter(({ name, value }) => !isObject(value) && !/(^|\/)\$themes$/.test(name))
    .map(({ file }) => ({
      code: 'tokens/parse',
      file,
      pointer: '',
      message: 'A file of design tokens is an object.',
    }));

/**
 * Reads files of design tokens in whichever form a tool wrote them: DTCG 2025.10 with its resolver,
 * Tokens Studio, Figma’s variables, Style Dictionary. Never throws for what stands there.
 *
 * @param paths absolute, of files or folders
 */
export const readTokenFiles = (paths: readonly string[], choice: TokenChoice = {}): ReadTokens => {
  const { documents, issues } = readDocuments(paths);
  const nothing = { dialect: 'dtcg', tokens: [], extensions: {}, documents } as const;
  const broken = [...issues, ...notObjects(documents)];
  if (broken.length > 0) return { ...nothing, tokens: [], documents, issues: broken };
  const [dialect, read, ordered] = recognize(documents);
  const entries = read(ordered, choice);
  const { tokens, issues: unresolved } = toTokens(entries, dialect);
  const [first] = documents;
  const extensions = isObject(first?.value) ? first.value['$extensions'] : undefined;
  return {
    dialect,
    tokens,
    extensions: isObject(extensions) ? extensions : {},
    documents,
    issues: once([...entries.issues, ...unresolved]),
  };
};
