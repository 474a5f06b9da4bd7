import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { dropJsonAttributes } from '../../../cli/work/develop/drop-json-attributes.ts';

/** File of the stage → its content. */
type StageFiles = Map<string, string | Uint8Array>;

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/**
 * One script and one style: a frame without an origin may not load modules, for which a server would have to allow
 * every site.
 */
const makeStage = async (root: string): Promise<StageFiles> => {
  const made = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'development',
    logLevel: 'error',
    // What React says of a fault is said in words.
    define: { 'process.env.NODE_ENV': JSON.stringify('development') },
    plugins: [dropJsonAttributes, react(), vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      assetsInlineLimit: () => true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 5000,
      lib: {
        entry: path.join(root, 'stories', 'pages', 'playroom', 'stage', 'main.tsx'),
        formats: ['iife'],
        name: 'LiveryStage',
        fileName: () => 'stage.js',
        cssFileName: 'stage',
      },
    },
  });
  const outputs = [made].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
};

const send = async (response: ServerResponse, name: string, making: Promise<StageFiles>) => {
  const files = await making.catch((error: unknown) => String(error));
  if (typeof files === 'string') {
    response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(files);
    return;
  }
  const content = files.get(name);
  const type = TYPES[path.extname(name)] ?? 'text/plain';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' });
  response.end(content);
};

/**
 * Offers the stage of the playroom, `playroom/stage.js` and `playroom/stage.css`: the whole library in a script of
 * its own. While the server runs it is made when it is first asked for, and again after an edit.
 *
 * @param root the repository
 */
export const stagePlugin = (root: string): Plugin => {
  let making: Promise<StageFiles> | undefined;
  let isBuild = false;
  return {
    name: 'livery:stage',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    buildStart: () => {
      // Beside the build itself: the two wait for different things.
      if (isBuild) making = makeStage(root);
      making?.catch(() => {});
    },
    configureServer: (server) => {
      server.watcher.on('all', (_event, file) => {
        if (file.startsWith(path.join(root, 'src') + path.sep)) making = undefined;
      });
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const [, name = ''] = /^\/playroom\/(stage\.(?:js|css))$/u.exec(pathname) ?? [];
        if (name === '') {
          next();
          return;
        }
        making ??= makeStage(root);
        void send(response, name, making);
      });
    },
    writeBundle: async ({ dir = '' }) => {
      const folder = path.join(dir, 'playroom');
      mkdirSync(folder, { recursive: true });
      for (const [name, content] of (await making) ?? []) {
        writeFileSync(path.join(folder, name), content);
      }
    },
  };
};
