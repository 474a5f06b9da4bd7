import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Places, readPlaces } from '../../scripts/generate/screens/read-places.ts';
import { root } from '../support/source-files.ts';

/** Shown by none of the stories: their calls are not recorded, or a game's own page stands in them. */
const WITHOUT = [
  'GameCenterScreen',
  'GamePlayScreen',
  'RoundReplayScreen',
  'SeamlessScreen',
  'ContactUsScreen',
  'FeedbackScreen',
  'InstallGuideScreen',
  'ChatPopup',
  'NeedAccountPopup',
];

const stories = globSync('stories/screens/*.stories.tsx', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

/** Whether a story opens an address, be it with something behind it. */
const isOpened = (address: string, text: string): boolean =>
  address === '*' || ["'", '?', '#'].some((end) => text.includes(`'${address}${end}`));

/** The screens and popups that no story opens, by the names of their components. */
const unshown = ({ member, screens, popups }: Pick<Places, 'member' | 'screens' | 'popups'>) =>
  [
    ...member.filter(({ name }) => !isOpened(`/${name}`, stories)),
    ...screens.filter(({ pages }) => !pages.some((page) => isOpened(page.path, stories))),
    ...popups.filter(
      ({ name, pages }) =>
        !stories.includes(`popup: '${name}'`) &&
        !pages.some((page) => isOpened(page.path, stories)),
    ),
  ]
    .map(({ component }) => component)
    .toSorted();

const places = readPlaces(path.join(root, 'src', 'site'));

test('every screen and every popup is shown by a story', () => {
  expect(unshown(places)).toEqual(WITHOUT.toSorted());
});

test('a screen and a popup without a story are told', () => {
  const [page] = places.member.filter(({ name }) => name === 'limits');
  const [popup] = places.popups.filter(({ name }) => name === 'login');
  const planted = {
    member: page ? [page, { ...page, name: 'missions', component: 'MissionsScreen' }] : [],
    screens: [],
    popups: popup ? [popup, { ...popup, name: 'rules', pages: [], component: 'RulesPopup' }] : [],
  };

  expect(unshown(planted)).toEqual(['MissionsScreen', 'RulesPopup']);
});
