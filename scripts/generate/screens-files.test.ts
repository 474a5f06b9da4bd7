import { expect, test } from 'vitest';
import { placesOf } from './screens/read-places.ts';
import { screensFiles } from './screens-files.ts';

type File = readonly [string, string];

const HOME: File = [
  'player/home/home.screen.ts',
  `export const screen = siteScreen({
    pages: [
      { path: '/', navigation: { name: 'home', icon: 'home', order: 1 } },
      { path: '/index', unlisted: true },
    ],
    load: () => import('./HomeScreen.tsx'),
  });`,
];

const MISSIONS: File = [
  'player/missions/missions.screen.ts',
  `import { memberScreen } from '../../pages/member-screen.ts';
import { hasMissions } from '../../settings/what-is-on.ts';

/** What is to be done. */
export const screen = memberScreen({
  path: '/missions',
  group: 'records',
  order: 5,
  icon: 'gift',
  open: true,
  players: true,
  when: hasMissions,
  load: () => import('./MissionsScreen.tsx'),
});`,
];

const RAFFLE: File = [
  'player/raffle/raffle.screen.ts',
  `import { hasCategory } from '../../settings/what-is-on.ts';

export const screen = siteScreen({
  group: 'games',
  pages: [
    { path: '/raffle', title: 'nav.raffle', navigation: { name: 'raffle', icon: 'gift', order: 2 } },
    { path: '/raffle/:id', title: 'nav.raffle' },
    { path: '/fish', category: 'FISH' },
  ],
  signedIn: true,
  when: hasCategory('LOTT'),
  load: () => import('./RaffleScreen.tsx'),
});`,
];

const RULES: File = [
  'player/rules/rules.popup.ts',
  `export const popup = sitePopup({
    pages: [{ path: '/rules' }],
    load: () => import('./RulesPopup.tsx'),
  });`,
];

const HEADER: File = [
  'shell/header/flat-header.part.ts',
  `export const part = sitePart({
    kind: 'header',
    name: 'flat',
    load: () => import('./FlatHeader.tsx'),
  });`,
];

const edited = ([file, text]: File, from: string, to: string): File => [
  file,
  text.replace(from, () => to),
];

const filesOf = (...files: File[]) => new Map(screensFiles('/* made */', placesOf(files)));

test('a file beside a page of the member center says all that the page needs', () => {
  const files = filesOf(HOME, MISSIONS);

  expect(files.get('../site/pages/member-pages.generated.ts')).toContain(
    '  missions: { open: true, players: true, when: hasMissions },\n',
  );
  expect(files.get('../site/pages/member-pages.generated.ts')).toContain(
    "import { hasMissions } from '../settings/what-is-on.ts';",
  );
  expect(files.get('../site/pages/member-page-places.generated.ts')).toContain(
    "  missions: { group: 'records', icon: 'gift' },",
  );
  expect(files.get('../site/member-features.generated.ts')).toContain(
    "load: () => import('./player/missions/MissionsScreen.tsx'),",
  );
  expect(files.get('page-paths.ts')).toContain("memberPaths = [\n  '/missions',");
});

test('a screen of games comes with the games: the first page knows its addresses alone', () => {
  const files = filesOf(HOME, RAFFLE);

  expect(files.get('../site/game-features.generated.ts')).toContain("  name: 'RaffleScreen',");
  expect(files.get('../site/features.generated.ts')).not.toContain('RaffleScreen');
  expect(files.get('../site/routes.generated.ts')).toContain(
    "{ path: '/raffle/:id', screen: screens.games, title: 'nav.raffle', when: hasCategory('LOTT'), signedIn: true },",
  );
  expect(files.get('../site/shell/nav/placed-pages.generated.ts')).toContain(
    "{ name: 'raffle', to: '/raffle', icon: 'gift', when: hasCategory('LOTT') },",
  );
  expect(files.get('page-paths.ts')).toContain(
    "gamePages: Record<GameType, string> = {\n  FISH: '/fish',",
  );
  expect(files.get('page-paths.ts')).toContain("variablePaths = [\n  '/raffle/:id',");
});

test('popups and parts are listed by their names, and what a brand must have is asked for', () => {
  const features = filesOf(HOME, RULES, HEADER).get('../site/features.generated.ts');

  expect(features).toContain(
    "load: () => import('./player/rules/RulesPopup.tsx'),\n    when: always,",
  );
  expect(features).toContain("when: hasHeader('flat'),\n  }),\n} satisfies Record<Settings[");
  expect(filesOf(HOME, RULES).get('page-paths.ts')).toContain("  '/rules': 'rules',");
});

test.each([
  [MISSIONS, "path: '/missions'", "path: 'missions'", '`path` is an address'],
  [MISSIONS, "group: 'records'", "group: 'archive'", '`group` is one of money, records,'],
  [MISSIONS, 'order: 5', 'order: 0', '`order` is its place within the group'],
  [MISSIONS, "icon: 'gift'", 'icon: 5', '`icon` is the name of an icon'],
  [MISSIONS, 'open: true', 'open: IS_OPEN', '`open` stands there as it is'],
  [MISSIONS, 'when: hasMissions', 'when: () => true', '`when` is the name of a function'],
  [MISSIONS, 'when: hasMissions', 'when: hasOther', '`when` is the name of a function'],
  [MISSIONS, 'memberScreen({', 'pageOf({', 'what it exports is made by siteScreen or memberScreen'],
  [HOME, "import('./HomeScreen.tsx')", 'null', '`load` is () => import'],
  [HOME, 'const screen', 'const page', 'it exports screen = …({ … })'],
  [HOME, "path: '/index'", 'path: INDEX', '`pages` is a list with a `path` in each'],
  [HOME, "icon: 'home', ", '', '`navigation` of / has a name, an icon and an order'],
  [HOME, 'pages: [', "group: 'other', pages: [", '`group` is games'],
  [RULES, 'RulesPopup', 'Rules', 'the name of its component ends in Popup'],
  [HEADER, "kind: 'header'", "kind: 'hat'", '`kind` is one of header, footer,'],
  [HEADER, "name: 'flat'", 'name: 5', '`name` is the name of the part'],
])('what is left out or wrong is told with its file', (file, right, wrong, told) => {
  const error = `src/site/${file[0]}: ${told}`;

  expect(() => placesOf([edited(file, right, wrong)])).toThrow(error);
});

test('a page of the member center that leaves something out is told with its file', () => {
  for (const line of ["  path: '/missions',\n", "  icon: 'gift',\n", '  order: 5,\n'])
    expect(() => placesOf([edited(MISSIONS, line, '')])).toThrow(`src/site/${MISSIONS[0]}: `);
});

test('two in one place are told, and a site without a home page', () => {
  const other = (file: File, name: string): File =>
    edited([file[0].replace('missions.', `${name}.`), file[1]], 'MissionsScreen', 'OtherScreen');
  const moved = edited(other(MISSIONS, 'other'), "'/missions'", "'/other'");

  expect(() => placesOf([MISSIONS, edited(other(MISSIONS, 'other'), '5', '6')])).toThrow(
    'player/missions/missions.screen.ts and player/missions/other.screen.ts both have /missions.',
  );
  expect(() => placesOf([MISSIONS, moved])).toThrow('both have place 5 of records.');
  expect(() => placesOf([RAFFLE, edited(HOME, 'order: 1', 'order: 2')])).toThrow(
    'both have place 2 of the navigation.',
  );
  expect(() => filesOf(RULES)).toThrow('no *.screen.ts places a HomeScreen');
});
