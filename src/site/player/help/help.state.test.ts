import { expect, test } from 'vitest';

import type { HelpArticle } from '#api/system.ts';

import { chaptersOf } from './help.state.ts';

const article = (id: string, group: HelpArticle['group']): HelpArticle => ({
  id,
  group,
  title: id,
  content: '',
  language: 'en',
});

test('articles stand in their chapters, in order, without empty ones', () => {
  const chapters = chaptersOf([
    article('terms', 'rules'),
    article('who', 'about'),
    article('fair', 'rules'),
  ]);

  expect(chapters.map(({ group, articles }) => [group, ...articles.map(({ id }) => id)])).toEqual([
    ['about', 'who'],
    ['rules', 'terms', 'fair'],
  ]);
});
