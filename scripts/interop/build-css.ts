import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, defineConfig, Logger, parse } from '@terrazzo/parser';
import css from '@terrazzo/plugin-css';
import StyleDictionary from 'style-dictionary';
import type { DesignTokens } from 'style-dictionary/types';
import { exportMode, exportResolver, exportStyleDictionary } from '#config/dtcg/export-modes.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';

/** The modes of a theme. */
export const MODES = ['light', 'dark'] as const;
type Mode = (typeof MODES)[number];

/** The css that a tool makes of a brand's tokens, by mode. */
export type ToolCss = Record<Mode, string>;

const DURATION = 'livery/duration';
const MARK = '/* mode */';

/** `color.bgAlt` as the site names it: `lv-color-bg-alt`. */
const propertyOf = (id: string): string =>
  `lv-${id.replaceAll('.', '-').replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`;

const terrazzo = async (file: string, modes: readonly Mode[] = []): Promise<string[]> => {
  const logger = new Logger({ level: 'silent' });
  const filename = 'tokens.css';
  const plugin = css({
    filename,
    legacyHex: true,
    variableName: ({ id }) => `--${propertyOf(id)}`,
    ...(modes.length > 0 && {
      permutations: modes.map((mode) => ({
        input: { mode },
        prepare: (contents: string) => `${MARK}:root{${contents}}`,
      })),
    }),
  });
  const cwd = pathToFileURL(path.dirname(file) + path.sep);
  const config = defineConfig({ plugins: [plugin], lint: { rules: {} } }, { logger, cwd });
  const source = { filename: pathToFileURL(file), src: readFileSync(file, 'utf8') };
  const parsed = await parse([source], { config, logger });
  const { tokens, sources, resolver } = parsed;
  const { outputFiles } = await build(tokens, { sources, resolver, config, logger });
  const made = outputFiles.find((each) => each.filename === filename);
  const text = String(made?.contents ?? '');
  return modes.length > 0 ? text.split(MARK).slice(1) : [text];
};

/** Terrazzo over a document for each mode. */
export const terrazzoByMode = async (
  merchant: ResolvedMerchant,
  folder: string,
): Promise<ToolCss> => {
  const inMode = async (mode: Mode): Promise<string> => {
    const file = path.join(folder, `${merchant.code}.${mode}.tokens.json`);
    writeFileSync(file, JSON.stringify(exportMode(merchant, mode), null, 2));
    const [only = ''] = await terrazzo(file);
    return only;
  };
  return { light: await inMode('light'), dark: await inMode('dark') };
};

/** Terrazzo over a resolver, a permutation for each mode. */
export const terrazzoByResolver = async (
  merchant: ResolvedMerchant,
  folder: string,
): Promise<ToolCss> => {
  const file = path.join(folder, `${merchant.code}.resolver.json`);
  writeFileSync(file, JSON.stringify(exportResolver(merchant), null, 2));
  const [light = '', dark = ''] = await terrazzo(file, MODES);
  return { light, dark };
};

const styleDictionary = async (tokens: unknown, transforms: string[]): Promise<string> => {
  StyleDictionary.registerTransform({
    name: DURATION,
    type: 'value',
    filter: ({ $type }) => $type === 'duration',
    transform: ({ $value }) => `${$value.value}${$value.unit}`,
  });
  const dictionary = new StyleDictionary({
    log: { verbosity: 'silent', warnings: 'disabled' },
    tokens: structuredClone(tokens) as DesignTokens,
    platforms: {
      css: {
        transformGroup: 'css',
        transforms,
        prefix: 'lv',
        files: [{ destination: 'tokens.css', format: 'css/variables' }],
      },
    },
  });
  const [file] = await dictionary.formatPlatform('css');
  const output = file?.output;
  if (typeof output !== 'string') throw new Error('Style Dictionary wrote no css.');
  return output;
};

/** Style Dictionary over its own form, with the transforms that it brings for css. */
export const styleDictionaryOwn = async (merchant: ResolvedMerchant): Promise<ToolCss> => {
  const inMode = (mode: Mode) => styleDictionary(exportStyleDictionary(merchant, mode), []);
  return { light: await inMode('light'), dark: await inMode('dark') };
};

/** Style Dictionary over a document for each mode; a duration as an object needs one transform more. */
export const styleDictionaryByMode = async (merchant: ResolvedMerchant): Promise<ToolCss> => {
  const inMode = (mode: Mode) => styleDictionary(exportMode(merchant, mode), [DURATION]);
  return { light: await inMode('light'), dark: await inMode('dark') };
};
