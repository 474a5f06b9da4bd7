import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preview } from 'vite';
import { makeFleet } from '../../scripts/bench/make-fleet.ts';
import { openBrandMaker } from '../../stories/storybook/node/brand-maker.ts';
import { answerBrands } from '../../stories/storybook/node/brands-middleware.ts';
import { listBrands } from '../../stories/storybook/node/list-brands.ts';
import { ROOT } from './run-livery.ts';

const DISPATCHER = path.join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');

/** Builds Storybook as `npm run storybook:build` does, into a folder of its own. */
export const buildStorybook = async (): Promise<{ folder: string; remove: () => void }> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-storybook-'));
  const { VITEST: _vitest, ...env } = process.env;
  const args = ['build', '--config-dir=stories/storybook', `--output-dir=${folder}`, '--quiet'];
  const child = spawn(process.execPath, [DISPATCHER, ...args], {
    cwd: ROOT,
    env: { ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => (said += part.toString()));
  }
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`Storybook was not built: ${said.slice(-4000)}`);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

const serve = async (folder: string, answer?: ReturnType<typeof answerBrands>) => {
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    appType: 'mpa',
    plugins: answer
      ? [
          {
            name: 'fleet',
            configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
          },
        ]
      : [],
  });
  const { port } = server.httpServer.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** Serves a built Storybook as any web server would: its files, and nothing else. */
export const serveStorybook = (folder: string) => serve(folder);

/**
 * Serves a built Storybook over a fleet of its own, whose brands are made when they are asked for, as while it is
 * developed.
 *
 * @param size how many generated brands stand beside `shwe`
 */
export const serveFleet = async (folder: string, size: number) => {
  const merchantsDir = mkdtempSync(path.join(tmpdir(), 'livery-fleet-'));
  makeFleet(merchantsDir, size);
  cpSync(path.join(ROOT, 'merchants', 'shwe'), path.join(merchantsDir, 'shwe'), {
    recursive: true,
  });
  const recordedDir = path.join(ROOT, 'stories', 'screens', 'recorded');
  const maker = openBrandMaker({ merchantsDir, recordedDir });
  const lines = listBrands(merchantsDir);
  const asked: string[] = [];
  const answer = answerBrands(merchantsDir, {
    list: () => lines,
    part: (code, part) => {
      asked.push(code);
      return maker.make(code, part);
    },
  });
  const { origin, close } = await serve(folder, answer);
  return {
    origin,
    /** Codes of the brands that were made. */
    asked,
    close: async () => {
      await close();
      maker.forget();
      rmSync(merchantsDir, { recursive: true, force: true });
    },
  };
};
