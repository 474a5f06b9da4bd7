import type { Asker } from './ask-source.ts';
import { refuse } from './pull-fault.ts';
import type { SourceContent } from './read-source.ts';

/** The most that a picture may weigh, and all of them together. */
const MOST_BYTES = 1024 ** 2;
const MOST_BYTES_OF_ALL = 32 * 1024 ** 2;

/** So many at once: a content system is not stormed. */
const AT_ONCE = 4;

/** Where pictures of a content system stand in a merchant's folder. */
export const PICTURES = 'assets/cms/';

/** The pictures of these that items name. */
const namedArt = ({ items }: SourceContent): Set<string> =>
  new Set(
    [...(items.banners ?? []), ...(items.promotions ?? [])].flatMap(({ art }) =>
      art?.startsWith(PICTURES) ? [art] : [],
    ),
  );

/**
 * Fetches the pictures that items name. What they are is for the check of the merchant's files to say.
 *
 * @returns file in the merchant's folder → its bytes
 * @throws {PullError} when one is not there, or they weigh too much
 */
export const fetchPictures = async (
  { ask }: Asker,
  content: SourceContent,
  source: URL,
): Promise<Map<string, Buffer>> => {
  const arts = [...namedArt(content)].toSorted();
  const fetched = new Map<string, Buffer>();
  let bytes = 0;
  const fetchOne = async (art: string): Promise<void> => {
    const known = content.pictures.get(art);
    if (!known)
      return refuse('cms/picture', source, `No list of pictures says where ${art} is.`, {
        suggestion: 'Name it among the pictures of the page whose items show it.',
      });
    const body = await ask(known.url, 'image/svg+xml', MOST_BYTES);
    bytes += body.length;
    if (bytes > MOST_BYTES_OF_ALL)
      refuse('cms/too-large', known.url, 'All pictures together are larger than 32 MiB.');
    fetched.set(art, body);
  };
  for (let at = 0; at < arts.length; at += AT_ONCE)
    await Promise.all(arts.slice(at, at + AT_ONCE).map(fetchOne));
  return fetched;
};
