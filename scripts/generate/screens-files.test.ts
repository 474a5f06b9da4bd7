import { expect, test } from 'vitest';
import { inOrder, readScreen, screensFiles } from './screens-files.ts';

const FILE = 'player/missions/missions.screen.ts';

const textOf = (
  lines: string,
): string => `import { memberScreen } from '../../pages/member-screen.ts';

/** What is to be done. */
export const screen = memberScreen({
${lines}
});
`;

const WHOLE = `  path: '/missions',
  group: 'records',
  order: 5,
  icon: 'gift',
  open: true,
  when: hasMissions,
  load: () => import('./MissionsScreen.tsx'),`;

const missions = readScreen(FILE, textOf(WHOLE));
const deposit = {
  ...missions,
  name: 'depositv2',
  group: 'money',
  order: 1,
  open: false,
  when: null,
};

test('a file beside a screen says all that its page needs', () => {
  expect(missions).toEqual({
    name: 'missions',
    group: 'records',
    order: 5,
    icon: 'gift',
    open: true,
    when: 'hasMissions',
    component: 'MissionsScreen',
    folder: 'player/missions',
  });
  const files = new Map(screensFiles('/* made */', inOrder([missions, deposit])));
  expect(files.get('../site/pages/member-pages.generated.ts')).toContain(
    '  depositv2: {},\n  missions: { open: true, when: hasMissions },\n',
  );
  expect(files.get('../site/pages/member-page-places.generated.ts')).toContain(
    "  missions: { group: 'records', icon: 'gift' },",
  );
  expect(files.get('../site/member-features.generated.ts')).toContain(
    "load: () => import('./player/missions/MissionsScreen.tsx'),",
  );
  expect(files.get('member-paths.ts')).toContain("  '/missions',");
});

test.each([
  ['path', "'/missions'", "'missions'", '`path` is an address'],
  ['group', "'records'", "'archive'", '`group` is one of money, records, account, help'],
  ['order', '5', '0', '`order` is its place within the group'],
  ['icon', "'gift'", 'GIFT', '`icon` is the name of an icon'],
  ['when', 'hasMissions', '() => true', '`when` is the name of a function'],
  ['load', "import('./MissionsScreen.tsx')", 'null', '`load` is () => import'],
])('a screen whose %s is left out or wrong is told with its file', (name, right, wrong, told) => {
  const fault = `src/site/${FILE}: ${told}`;
  expect(() => readScreen(FILE, textOf(WHOLE.replace(right, wrong)))).toThrow(fault);
  if (name === 'when') return;
  const without = WHOLE.split('\n').filter((line) => !line.trimStart().startsWith(`${name}:`));
  expect(() => readScreen(FILE, textOf(without.join('\n')))).toThrow(fault);
});

test('a file that places nothing, and two screens in one place, are told', () => {
  expect(() => readScreen(FILE, 'export const one = 1;')).toThrow('memberScreen({ … })');
  expect(() => inOrder([missions, { ...missions, folder: 'player/other', order: 6 }])).toThrow(
    'player/missions and player/other both have /missions.',
  );
  expect(() => inOrder([missions, { ...missions, name: 'other', folder: 'player/other' }])).toThrow(
    'player/missions and player/other both have place 5 of records.',
  );
});
