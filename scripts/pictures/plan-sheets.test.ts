import { expect, test } from 'vitest';
import { planSheets, type IndexEntry } from './plan-sheets.ts';

const story = (title: string, name: string, tags?: string[]): IndexEntry => ({
  id: `${title}--${name}`.toLowerCase().replaceAll('/', '-'),
  title,
  name,
  type: 'story',
  ...(tags && { tags }),
});

const entries = [
  story('Basics/Button', 'Default'),
  story('Basics/Button', 'Danger'),
  story('Basics/Tag', 'Default'),
  { ...story('Basics/Tag', 'Docs'), type: 'docs' as const },
  story('Forms/Switch', 'Default'),
  story('Checks/Faulty', 'Default', ['test']),
  story('Brands', 'ThisBrand'),
  story('Screens/Home', 'Visitor'),
  story('Screens/Home', 'Member'),
];

const brief = (choice: { groups: string[]; only?: string }) =>
  planSheets(entries, choice).map(({ file, stories }) => [file, stories.map(({ label }) => label)]);

test('a group has a row for each component, a screen a sheet of its own', () => {
  expect(brief({ groups: [] })).toEqual([
    ['basics', ['Button', 'Tag']],
    ['forms', ['Switch']],
    ['screens/home-visitor', ['Home Visitor']],
    ['screens/home-member', ['Home Member']],
  ]);
});

test('groups are chosen by name, components by a part of theirs', () => {
  expect(brief({ groups: ['forms'] })).toEqual([['forms', ['Switch']]]);
  expect(brief({ groups: [], only: 'button' })).toEqual([['basics-button', ['Default', 'Danger']]]);
  expect(brief({ groups: ['basics'], only: 'faulty' })).toEqual([]);
});
