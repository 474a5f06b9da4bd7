import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { exportResolver, exportStyleDictionary } from '#config/dtcg/export-modes.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { MODES, type ToolCss } from './build-css.ts';

const packages = path.resolve(import.meta.dirname, '../../node_modules');
const run = promisify(execFile);

/** Runs a tool's own command in a folder, as a designer's build would. */
const runTool = async (program: string, args: readonly string[], cwd: string): Promise<void> => {
  await run(process.execPath, [path.join(packages, program), ...args], { cwd });
};

const MARK = '/* mode */';

/** What a team writes for Terrazzo: properties are named as the site names them. */
const terrazzoConfig = (tokens: string, modes: readonly string[]): string => `
import { defineConfig } from ${JSON.stringify(pathToFileURL(path.join(packages, '@terrazzo/cli/dist/index.js')).href)};
import css from ${JSON.stringify(pathToFileURL(path.join(packages, '@terrazzo/plugin-css/dist/index.js')).href)};
const name = (id) => '--lv-' + id.replaceAll('.', '-').replaceAll(/[A-Z]/g, (sign) => '-' + sign.toLowerCase());
export default defineConfig({
  tokens: [${JSON.stringify(`./${tokens}`)}],
  outDir: './out/',
  lint: { rules: {} },
  plugins: [css({
    filename: 'tokens.css',
    legacyHex: true,
    variableName: ({ id }) => name(id),
    permutations: ${JSON.stringify(modes)}.map((mode) => ({
      input: { mode },
      prepare: (contents) => ${JSON.stringify(MARK)} + ':root{' + contents + '}',
    })),
  })],
});
`;

/** The command of Terrazzo, `tz build`, over a resolver. */
export const terrazzoCommand = async (
  merchant: ResolvedMerchant,
  folder: string,
): Promise<ToolCss> => {
  const work = path.join(folder, `tz-${merchant.code}`);
  const tokens = `${merchant.code}.resolver.json`;
  mkdirSync(work);
  writeFileSync(path.join(work, tokens), JSON.stringify(exportResolver(merchant), null, 2));
  writeFileSync(path.join(work, 'terrazzo.config.mjs'), terrazzoConfig(tokens, MODES));
  await runTool('@terrazzo/cli/bin/cli.js', ['build', '--config', 'terrazzo.config.mjs'], work);
  const made = readFileSync(path.join(work, 'out/tokens.css'), 'utf8');
  const [light = '', dark = ''] = made.split(MARK).slice(1);
  return { light, dark };
};

/** The command of Style Dictionary, `style-dictionary build`, over its own form. */
export const styleDictionaryCommand = async (
  merchant: ResolvedMerchant,
  folder: string,
): Promise<ToolCss> => {
  const inMode = async (mode: (typeof MODES)[number]): Promise<string> => {
    const work = path.join(folder, `sd-${merchant.code}-${mode}`);
    mkdirSync(work);
    const tokens = JSON.stringify(exportStyleDictionary(merchant, mode), null, 2);
    writeFileSync(path.join(work, 'tokens.json'), tokens);
    const css = {
      transformGroup: 'css',
      prefix: 'lv',
      buildPath: 'out/',
      files: [{ destination: 'tokens.css', format: 'css/variables' }],
    };
    writeFileSync(
      path.join(work, 'config.json'),
      JSON.stringify({ source: ['tokens.json'], platforms: { css } }),
    );
    await runTool(
      'style-dictionary/bin/style-dictionary.js',
      ['build', '--config', 'config.json'],
      work,
    );
    return readFileSync(path.join(work, 'out/tokens.css'), 'utf8');
  };
  return { light: await inMode('light'), dark: await inMode('dark') };
};
