import { pointerTo } from '#config/issues/issue.ts';
import type { Asker } from './ask-source.ts';
import type { ContentAnswer, PulledItems, PulledKind } from './content-answer.ts';
import type { ContentSource } from './content-source.ts';
import { refuse } from './pull-fault.ts';
import { readAnswer } from './read-answer.ts';

/** A picture that items name: its file in the merchant's folder, and where it is. */
interface PictureAddress {
  art: string;
  url: URL;
  /** The answer that names it. */
  from: URL;
}

/** What a content system keeps, all pages of all lists. */
export interface SourceContent {
  items: Partial<PulledItems>;
  /** By the name of their file. */
  pictures: ReadonlyMap<string, PictureAddress>;
}

type ListAnswer = Exclude<ContentAnswer, { kind: 'index' }>;

/** A content file holds as many. */
const MOST_ITEMS = 500;
const MOST_PAGES = 100;

const addressOf = ({ url }: ContentSource, kind: PulledKind): URL => {
  const address = new URL(url);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${kind}`;
  return address;
};

const nextOf = ({ next }: ListAnswer, at: URL, seen: ReadonlySet<string>): URL | undefined => {
  if (next === undefined) return undefined;
  const address = URL.canParse(next, at) ? new URL(next, at) : undefined;
  const pointer = '/next';
  if (address?.origin !== at.origin)
    return refuse('cms/address', at, 'The next page is on another host.', { pointer });
  if (seen.has(address.href))
    return refuse('cms/address', at, 'The next page was read already.', { pointer });
  return address;
};

/** Where a picture may come from; one file has one address. */
const addPictures = (
  pictures: Map<string, PictureAddress>,
  { pictures: named = [] }: ListAnswer,
  from: URL,
  { url: source, pictures: origins }: ContentSource,
): void => {
  for (const [index, { art, url }] of named.entries()) {
    const address = URL.canParse(url, from) ? new URL(url, from) : undefined;
    const pointer = pointerTo('/pictures', index, 'url');
    if (!address || (address.origin !== source.origin && !origins.includes(address.origin)))
      return refuse('cms/address', from, `The picture ${art} is on another host.`, {
        pointer,
        suggestion: 'Add its origin to content.source.pictures if it is yours.',
      });
    const known = pictures.get(art);
    if (known && known.url.href !== address.href)
      return refuse('cms/picture', from, `The picture ${art} has two addresses.`, { pointer });
    pictures.set(art, { art, url: address, from });
  }
};

const readList = async (
  asker: Asker,
  source: ContentSource,
  kind: PulledKind,
  pictures: Map<string, PictureAddress>,
): Promise<PulledItems[PulledKind][number][]> => {
  const items: PulledItems[PulledKind][number][] = [];
  const ids = new Set<string>();
  const seen = new Set<string>();
  let at: URL | undefined = addressOf(source, kind);
  while (at) {
    seen.add(at.href);
    if (seen.size > MOST_PAGES)
      refuse('cms/too-many', at, `The list has more than ${MOST_PAGES} pages.`);
    const answer: ListAnswer = await readAnswer(asker, at, kind);
    for (const [index, item] of answer.items.entries()) {
      const id = 'id' in item ? item.id : item.slug;
      const pointer = pointerTo('/items', index);
      if (ids.has(id))
        refuse('cms/duplicate-id', at, `The id “${id}” stands twice in the list.`, { pointer });
      if (ids.size === MOST_ITEMS)
        refuse('cms/too-many', at, `The list has more than ${MOST_ITEMS} items.`, { pointer });
      ids.add(id);
      items.push(item);
    }
    addPictures(pictures, answer, at, source);
    at = nextOf(answer, at, seen);
  }
  return items;
};

/**
 * Reads all that a content system keeps: its index, then each list with all of its pages. What it does
 * not keep is not among the items.
 *
 * @throws {PullError} with the first answer that cannot be taken
 */
export const readSource = async (asker: Asker, source: ContentSource): Promise<SourceContent> => {
  const { kinds } = await readAnswer(asker, source.url, 'index');
  const pictures = new Map<string, PictureAddress>();
  const lists: [PulledKind, unknown][] = [];
  for (const kind of kinds) lists.push([kind, await readList(asker, source, kind, pictures)]);
  return { items: Object.fromEntries(lists), pictures };
};
