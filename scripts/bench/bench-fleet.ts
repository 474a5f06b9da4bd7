import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { closeSync, existsSync, openSync, readSync } from 'node:fs';
import path from 'node:path';
import { brandColor } from './make-fleet.ts';
import { type MeasuredTree, measureTree } from './measure-tree.ts';

/** Where a benchmark works: everything below one folder, with a store of its own. */
export interface BenchPlaces {
  root: string;
  merchants: string;
  out: string;
  home: string;
}

/** The command and the edits that a benchmark of a fleet is made of. */
export const openBench = (root: string, folder: string) => {
  const [merchants, out] = [path.join(folder, 'merchants'), path.join(folder, 'dist')];
  const home = path.join(folder, 'home');
  const env = { LIVERY_HOME: home, NODE_COMPILE_CACHE: path.join(folder, 'code') };
  const livery = (args: string[], allowed?: number[]): Promise<MeasuredTree> =>
    measureTree(
      process.execPath,
      [path.join(root, 'cli', 'livery.ts'), ...args, '--merchants', merchants, '--json'],
      { cwd: root, env, ...(allowed && { allowed }) },
    );
  const compiles = (): string[] =>
    readdirSync(path.join(home, 'store'))
      .filter((name) => /^[0-9a-f]{16}$/.test(name))
      .map((name) => path.join(home, 'store', name));
  return {
    places: { root, merchants, out, home } satisfies BenchPlaces,
    build: (...codes: string[]) => livery(['build', ...codes, '--out', out]),
    check: () => livery(['check'], [0, 1]),
    compiles,
    ...forgetting(folder, { out, home }, compiles),
    ...editing(merchants),
  };
};

const forgetting = (
  folder: string,
  { out, home }: Pick<BenchPlaces, 'out' | 'home'>,
  compiles: () => string[],
) => {
  let round = 0;
  /**
   * Forgets the sites, keeps the store. They are put aside and not removed: ext4 hands out inodes
   * slowly for some minutes after many were given back.
   */
  const dropSites = (): void => {
    const aside = path.join(folder, 'aside');
    mkdirSync(aside, { recursive: true });
    if (existsSync(out)) renameSync(out, path.join(aside, String((round += 1))));
    for (const name of readdirSync(home)) {
      if (name.startsWith('state')) rmSync(path.join(home, name), { recursive: true });
    }
  };
  /** Forgets also what was made of them before: every brand is checked, and rendered anew. */
  const dropPages = (): void => {
    dropSites();
    rmSync(path.join(folder, 'aside'), { recursive: true, force: true });
    for (const compile of compiles()) {
      for (const made of ['shapes', 'sites']) {
        rmSync(path.join(compile, made), { recursive: true, force: true });
      }
    }
  };
  return { dropSites, dropPages };
};

interface Edited {
  brand: { slogan: Record<string, string> };
  theme: { brand: { primary: string } };
}

const ownPage = (round: number): string => `import { Page } from '#components/Page/Page.tsx';
import { ownPage } from '#domain/own-code.ts';

export const page = ownPage({ path: '/own-${round}', title: { en: 'Own ${round}' } });

export const OwnPage = () => (
  <Page>
    <h1>Own ${round}</h1>
  </Page>
);
`;

const editing = (merchants: string) => {
  const edit = (code: string, change: (config: Edited) => void): void => {
    const file = path.join(merchants, code, 'merchant.json');
    const config = JSON.parse(readFileSync(file, 'utf8')) as Edited;
    change(config);
    writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  };
  let color = 11;
  let text = 0;
  let own = 0;
  return {
    changeColor: (code: string): void =>
      edit(code, ({ theme }) => void (theme.brand.primary = brandColor((color += 37)))),
    changeText: (code: string): void =>
      edit(code, ({ brand }) => void (brand.slogan['en'] = `Slogan ${(text += 1)} & more`)),
    /** Gives a brand a page of own code, another one each time. */
    changeOwnCode: (code: string): void => {
      const folder = path.join(merchants, code, 'overrides', 'pages');
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, 'own.page.tsx'), ownPage((own += 1)));
    },
  };
};

/** How many templates of home pages a compile holds, and how many could not be made. */
export const countTemplates = (compile: string): { shapes: number; refused: number } => {
  const counts = { shapes: 0, refused: 0 };
  const folder = path.join(compile, 'shapes');
  const start = Buffer.alloc(10);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json')) continue;
    const file = openSync(path.join(folder, name), 'r');
    readSync(file, start, 0, start.length, 0);
    closeSync(file);
    if (start.toString().startsWith('{"page"')) counts.shapes += 1;
    if (start.toString().startsWith('{"refused"')) counts.refused += 1;
  }
  return counts;
};

/** The settings of a built site, as its entry module hands them over. */
export const settingsOf = (out: string, code: string): string => {
  const site = path.join(out, code);
  const entry = readdirSync(site).find((name) => /^entry\.\w+\.js$/.test(name)) ?? '';
  return (/start\((.*)\);/s.exec(readFileSync(path.join(site, entry), 'utf8')) ?? [])[1] ?? '{}';
};
