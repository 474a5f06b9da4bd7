import { listed, shownRows } from './comment-parts.ts';
import type { Thing } from './changed-things.ts';
import type { Cover } from './cover-changes.ts';
import { codeOf } from './escape-markdown.ts';
import type { Section } from './fit-sections.ts';

const NOUNS: Record<Thing['kind'], string> = {
  site: 'the site is',
  page: 'pages',
  component: 'components',
  token: 'tokens',
  file: 'files',
};

const thingsText = (things: readonly Thing[]): string =>
  [...Map.groupBy(things, ({ kind }) => kind)]
    .map(([kind, alike]) => {
      const names = alike.map(({ name }) => codeOf(name));
      return `${NOUNS[kind]} ${listed(names, 8)}`;
    })
    .join('; ');

/** Which brand stands for which change; no section when nothing changes. */
export const coverSection = (covers: readonly Cover[]): Section[] => {
  if (covers.length === 0) return [];
  const rows = covers.map(({ brand, things }) => [codeOf(brand.code), thingsText(things)]);
  const text = [
    '### Brands that show every change',
    '',
    'Whoever looks at these has seen every page, component, token and file that changes in any brand.',
    ...shownRows(rows, ['brand', 'stands for'], 'brands'),
  ].join('\n');
  return [{ label: 'which brand stands for which change', text }];
};
