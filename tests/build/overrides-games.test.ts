import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuildRecord } from '../../cli/build/render/build-record.ts';
import { makeFixture } from './build-fixture.ts';
import { giveOwnCode, OWN_CODE, ownCodeWith } from './own-code.ts';

/* Own code reaches the pages of games: those of the site, and those that are played in a frame. */
const fixture = makeFixture(2);
const { build, codes, edit, fileOf, out } = fixture;
const [own = '', styled = ''] = codes;

const STAKE = `import { StakePanel as LibraryPanel, type StakePanelProps } from '#components/StakePanel/StakePanel.tsx';

export const StakePanel = (props: StakePanelProps) => (
  <div className="own-stake">
    <LibraryPanel {...props} />
  </div>
);
`;

const WORDS = {
  nav: { promotions: 'What we give away' },
  play: { panel: 'What you dare' },
  own: { story: { title: 'How {{brand}} began', text: 'In a kitchen.' } },
};

const read = (code: string, file: string): string =>
  readFileSync(path.join(out, code, file), 'utf8');

const recordOf = (code: string): BuildRecord => JSON.parse(read(code, 'build.json')) as BuildRecord;

/** The text of all files that the pages of a brand's games may load. */
const gamesOf = (code: string): string =>
  readdirSync(path.join(out, code, 'assets/games'))
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => read(code, `assets/games/${name}`))
    .join('\n');

beforeAll(async () => {
  for (const code of codes)
    edit(code, (config) => {
      Object.assign(config['layout'] ?? {}, { footer: 'slim' });
      Object.assign(config, { home: { sections: ['banners', 'games'] } });
      Object.assign(config['languages'] ?? {}, { list: ['en'], default: 'en', fallback: 'en' });
    });
  const code = { 'components/StakePanel.tsx': STAKE, 'words/en.json': JSON.stringify(WORDS) };
  giveOwnCode(path.dirname(fileOf(own)), ownCodeWith(code));
  giveOwnCode(path.dirname(fileOf(styled)), OWN_CODE);
  const { code: exit, report } = await build();
  expect([exit, report.problems.filter(({ severity }) => severity === 'error')]).toEqual([0, []]);
});

afterAll(() => fixture.remove());

test('the page of a game in the site says the brand’s words and begins with its own code', () => {
  const [page = ''] = readdirSync(path.join(out, own, 'pages/game'));
  const text = read(own, `pages/game/${page}`);
  const home = read(own, 'index.html');

  expect(text).toContain('What we give away');
  const styles = [...text.matchAll(/<link rel="stylesheet" href="\/(assets\/[^"]+)"/g)];
  expect(styles.map(([, file = '']) => read(own, file)).join('')).toContain('.own-story{');
  for (const [, chunk = ''] of text.matchAll(/rel="modulepreload" href="([^"]+)"/g))
    expect(home).toContain(chunk);
});

test('the frame of a game has the brand’s component and words, in files of its site', () => {
  const { games } = recordOf(own);

  expect(Object.keys(recordOf(own).files)).toContain(`assets/games/${games?.entry}`);
  expect(games?.css.length).toBeGreaterThan(0);
  expect(gamesOf(own)).toContain('own-stake');
  expect(gamesOf(own)).toContain('What you dare');
  expect(gamesOf(own)).not.toContain('How {{brand}} began');
});

test('the words of games add nothing to the scripts of the site', () => {
  const scripts = readdirSync(path.join(out, own, 'assets')).filter((name) => name.endsWith('.js'));

  expect(scripts.filter((name) => read(own, `assets/${name}`).includes('What you dare'))).toEqual(
    [],
  );
});

test('css alone needs no compile of the games: it comes over the theme, and above the library’s', () => {
  const [sheet = ''] = readdirSync(path.join(out, styled)).filter((name) =>
    /^games\.\w+\.css$/.test(name),
  );

  expect(recordOf(styled)).not.toHaveProperty('games');
  expect(read(styled, sheet)).toMatch(
    /^@import url\("\/theme\.\w+\.css"\);\n@layer library,brand;\n@layer brand \{\n {2}\.own-story/,
  );
});
