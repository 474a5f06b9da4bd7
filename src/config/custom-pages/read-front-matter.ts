import { parseDocument } from 'yaml';
import { didYouMean } from '../schema/nearest.ts';
import { type PagePlace, pagePlaces } from './custom-page.ts';
import type { PageFault } from './page-fault.ts';

/** What stands above the text of a page. */
export interface FrontMatter {
  title: string;
  description: string;
  place: PagePlace;
}

/** As it is written: where a page is placed may be left out. */
type FrontMatterInput = Omit<FrontMatter, 'place'> & { place?: PagePlace };

const BLOCK = /^---[ \t]*\r?\n([^]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/;

const KEYS = ['title', 'description', 'place'];

const EXAMPLE = '---\ntitle: About us\ndescription: Who we are.\n---';

/** The most that a search engine shows of each, with some room. */
const LONGEST = { title: 120, description: 300 } as const;

const textFaults = (values: Record<string, unknown>): string[] =>
  (['title', 'description'] as const).flatMap((key) => {
    const value = values[key];
    if (typeof value !== 'string' || value.trim() === '') return [`The page has no ${key}.`];
    return value.length > LONGEST[key]
      ? [`The ${key} is longer than ${LONGEST[key]} characters.`]
      : [];
  });

const valueFaults = (values: Record<string, unknown>): [message: string, suggestion: string][] => {
  const unknown = Object.keys(values).filter((key) => !KEYS.includes(key));
  const place = values['place'] ?? 'footer';
  const isPlace = pagePlaces.some((each) => each === place);
  return [
    ...textFaults(values).map((message): [string, string] => [message, EXAMPLE]),
    ...unknown.map((key): [string, string] => [
      `“${key}” says nothing of a page.`,
      didYouMean(key, KEYS) || `Known: ${KEYS.join(', ')}.`,
    ]),
    ...(isPlace
      ? []
      : [['There is no such place.', `Places: ${pagePlaces.join(', ')}.`] as [string, string]]),
  ];
};

/** The values of the block; every scalar is a text, and nothing refers to anything. */
const parse = (block: string): { values: Record<string, unknown> } | { fault: string } => {
  const document = parseDocument(block, { schema: 'failsafe', strict: true });
  const [error] = document.errors;
  if (error) return { fault: error.message.split('\n')[0] ?? '' };
  try {
    const values: unknown = document.toJS({ maxAliasCount: 0 });
    if (typeof values === 'object' && values !== null && !Array.isArray(values))
      return { values: values as Record<string, unknown> };
  } catch {
    // An alias: a page has no need of one.
  }
  return { fault: 'It is no list of keys with their texts.' };
};

/**
 * Reads what stands above the Markdown of a page, in YAML between two lines of `---`.
 *
 * @param text the whole file
 * @returns its values and where the Markdown begins, or what is wrong
 */
export const readFrontMatter = (
  text: string,
): { front: FrontMatter; from: number } | { faults: PageFault[] } => {
  const found = BLOCK.exec(text);
  const code = 'page/front-matter';
  if (!found) {
    const message = 'The file does not begin with title and description.';
    return { faults: [{ code, offset: 0, message, suggestion: EXAMPLE }] };
  }
  const read = parse(found[1] ?? '');
  if ('fault' in read)
    return { faults: [{ code, offset: 4, message: read.fault, suggestion: EXAMPLE }] };
  const faults = valueFaults(read.values);
  if (faults.length > 0)
    return {
      faults: faults.map(([message, suggestion]) => ({ code, offset: 0, message, suggestion })),
    };
  const { title, description, place } = read.values as unknown as FrontMatterInput;
  return {
    front: { title: title.trim(), description: description.trim(), place: place ?? 'footer' },
    from: found[0].length,
  };
};
