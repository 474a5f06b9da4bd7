import type { Anchors } from './check-links.ts';
import type { LoadedContent } from './load-content.ts';

/** What links may lead to on the pages of a brand: promotions and questions by their ids. */
export const anchorsOf = ({
  content,
  unknown,
}: Pick<LoadedContent, 'content' | 'unknown'>): Anchors => {
  const ids = (kind: 'promotions' | 'help'): string[] | undefined =>
    unknown.has(kind) ? undefined : content[kind].map(({ id }) => id);
  return { '/promotions': ids('promotions'), '/help': ids('help') };
};
