import { existsSync } from 'node:fs';
import path from 'node:path';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';
import { openBrandMaker, type BrandFolders, type BrandMaker } from './brand-maker.ts';
import { answerBrands, type BrandSource } from './brands-middleware.ts';
import { listBrands } from './list-brands.ts';
import type { BrandLine, BrandPart, MadePart } from './merchant-data.ts';
import { writeBrands } from './write-brands.ts';

/** Where the brands stand, and what they build on. */
export interface BrandsOptions extends BrandFolders {
  /** Base themes and fonts. */
  schemaDir: string;
}

/** The module that names the brand that is shown first. */
const FIRST = 'virtual:livery/first-brand';

/** Longer than Vite's watcher keeps a second edit of one file to itself (50 ms). */
const EDITS_END_AFTER_MS = 100;

const keyOf = (code: string, part: BrandPart): string => `${code} ${part}`;

/** Keeps the last good of each part: a fault in a file leaves the brand as it was. */
const openSource = (maker: BrandMaker, merchantsDir: string) => {
  let lines: BrandLine[] | undefined;
  const fresh = new Map<string, Promise<MadePart>>();
  const good = new Map<string, MadePart>();
  const problems = new Map<string, string>();
  const make = async (code: string, part: BrandPart): Promise<MadePart> => {
    const made = await maker.make(code, part);
    if ('json' in made) {
      problems.delete(code);
      good.set(keyOf(code, part), made);
      return made;
    }
    problems.set(code, made.problems);
    return good.get(keyOf(code, part)) ?? made;
  };
  const list = (): BrandLine[] => (lines ??= listBrands(merchantsDir));
  const part: BrandSource['part'] = (code, name) => {
    const key = keyOf(code, name);
    const made = fresh.get(key) ?? make(code, name);
    fresh.set(key, made);
    return made;
  };
  return {
    list,
    part,
    problems: () => [...problems.values()].join('\n'),
    /** Codes of all that was asked for until now. */
    seen: () => [...new Set([...good.keys()].map((key) => key.split(' ')[0] ?? ''))],
    forget: (codes: readonly string[]) => {
      lines = undefined;
      for (const key of fresh.keys()) {
        if (codes.includes(key.split(' ')[0] ?? '')) fresh.delete(key);
      }
      for (const code of codes) {
        if (!existsSync(path.join(merchantsDir, code))) problems.delete(code);
      }
    },
  };
};

/** Calls with all files once after the last of several edits: an editor writes several at once. */
const watch = (server: ViteDevServer, act: (files: string[]) => Promise<void>): void => {
  let timer: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  let files: string[] = [];
  server.watcher.on('all', (_event, file) => {
    files.push(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const edited = files;
      files = [];
      acting = acting
        .then(() => act(edited))
        .catch((error: unknown) => {
          server.config.logger.error(
            error instanceof Error ? (error.stack ?? error.message) : String(error),
          );
        });
    }, EDITS_END_AFTER_MS);
  });
};

/**
 * Offers every brand as files that are loaded when they are wanted, so that a fleet of any size starts as five
 * do: `brands/index.json`, `brands/<code>/brand.json`, `theme.json`, `screens.json` and its pictures. While the
 * server runs, an edit shows at once; a fault in a file shows over the page with its place, and what was good
 * stays. In a build a fault stops it.
 */
export const brandsPlugin = ({ schemaDir, ...folders }: BrandsOptions): Plugin => {
  const { merchantsDir } = folders;
  const maker = openBrandMaker(folders);
  const source = openSource(maker, merchantsDir);

  const told = (): HotPayload => {
    const message = source.problems();
    return message === ''
      ? { type: 'update', updates: [] }
      : { type: 'error', err: { message, stack: '', plugin: 'livery:brands' } };
  };

  const readAgain = async (server: ViteDevServer, files: string[]): Promise<void> => {
    const below = (dir: string) => files.filter((file) => file.startsWith(dir + path.sep));
    const isBase = below(schemaDir).length > 0;
    const edited = below(merchantsDir).map(
      (file) => path.relative(merchantsDir, file).split(path.sep)[0] ?? '',
    );
    if (!isBase && edited.length === 0) return;
    // A base theme reaches any brand, and so does the theme of a brand that others extend.
    const codes = [...new Set([...edited, ...source.seen()])];
    if (isBase) maker.forget();
    source.forget(codes);
    await Promise.all(source.seen().map((code) => source.part(code, 'brand')));
    const { hot } = server.environments.client;
    hot.send({ type: 'custom', event: 'livery:brands', data: { codes } });
    if (source.problems() !== '') server.config.logger.error(source.problems());
    hot.send(told());
  };

  return {
    name: 'livery:brands',
    resolveId: (id) => (id === FIRST ? `\0${FIRST}` : null),
    load: (id) => {
      if (id !== `\0${FIRST}`) return null;
      const lines = source.list();
      return `export const firstBrand = ${JSON.stringify(lines[0]?.code ?? '')};
export const brandCount = ${lines.length};`;
    },
    configureServer: (server) => {
      server.watcher.add(schemaDir);
      const open: BrandSource['part'] = (code, part) => {
        server.watcher.add(path.join(merchantsDir, code));
        return source.part(code, part);
      };
      server.middlewares.use(answerBrands(merchantsDir, { list: source.list, part: open }));
      watch(server, (files) => readAgain(server, files));
      server.environments.client.hot.on('vite:client:connect', (_data, client) => {
        if (source.problems() !== '') client.send(told());
      });
    },
    writeBundle: ({ dir }) => writeBrands(dir ?? '', merchantsDir, source.list(), maker),
  };
};
