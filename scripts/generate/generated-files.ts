import path from 'node:path';
import { compile } from 'json-schema-to-typescript';
import { bundleSchema, type SchemaBundle } from '../../src/config/schema/bundle-schema.ts';
import {
  readSchemaFile,
  type ReadSchema,
  type SchemaNode,
} from '../../src/config/schema/schema-files.ts';
import { schemaEntries } from '../../src/config/schema/schema-entries.ts';
import { kinds } from '../../src/games/registry/kinds.ts';
import { scaleModelFile } from '../scale/model/table.ts';
import { browserSettingsFile } from './browser-settings-file.ts';
import { currencySignsFile } from './currency-signs-file.ts';
import { gameNamesFile } from './game-names-file.ts';
import { kindsFiles } from './kinds-files.ts';
import { lettersFile } from './letters-file.ts';
import { readKinds } from './read-kinds.ts';
import { resolvedSchema } from './resolved-schema.ts';
import { readPlaces } from './screens/read-places.ts';
import { screensFiles } from './screens-files.ts';
import { colorRolesFile, themeModelFile, themeTokensFile } from './theme-files.ts';
import { readThemeModel } from './token-models.ts';
import { validatorsFile } from './validators-file.ts';
import { wordsFiles } from './words-files.ts';

const SOURCES = path.resolve(import.meta.dirname, '..', '..', 'src');

const banner = (from: string): string =>
  `/* Generated from ${from} by scripts/generate-types.ts. Do not edit. */\n/* oxlint-disable */`;

const toTypes = async (schema: SchemaBundle, name: string, from: string): Promise<string> => {
  const text = await compile(schema, name, {
    bannerComment: banner(from),
    additionalProperties: false,
    format: true,
    strictIndexSignatures: false,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100, semi: true },
  });
  return text
    .replace(/ \*\n \* This interface was referenced[\s\S]*? \*\//g, ' */')
    .replace(/ *\/\*\*\n *\* This interface was referenced[\s\S]*? \*\/\n/g, '');
};

const contentKinds = {
  banners: 'Banner',
  notices: 'Notice',
  popups: 'Popup',
  promotions: 'Promotion',
  help: 'HelpArticle',
  pointMall: 'MallItem',
  pages: 'SitePage',
};

/** The bundle of all content kinds: one schema whose properties are lists of their items. */
const contentBundle = (read: ReadSchema): SchemaBundle => {
  const $defs: Record<string, SchemaNode> = {};
  const properties: Record<string, SchemaNode> = {};
  for (const [kind, item] of Object.entries(contentKinds)) {
    const bundle = bundleSchema(schemaEntries[kind as keyof typeof contentKinds], [], read);
    Object.assign($defs, bundle.$defs);
    const description = bundle.title ?? kind;
    properties[kind] = { type: 'array', items: { $ref: `#/$defs/${item}` }, description };
  }
  const required = Object.keys(properties);
  return { type: 'object', additionalProperties: false, required, properties, $defs };
};

/** The content's own types; those of the merchant's schema are imported from beside. */
const contentSchema = (read: ReadSchema, merchant: SchemaBundle): SchemaBundle => {
  const { $defs, ...rest } = resolvedSchema(contentBundle(read));
  const own = Object.entries($defs).filter(([name]) => !(name in merchant.$defs));
  return { ...rest, $defs: Object.fromEntries(own) };
};

const withImports = (text: string, imported: string[]): string => {
  const [head = '', rule = '', ...body] = text.split('\n');
  const line = `import type { ${imported.join(', ')} } from './merchant-config.ts';`;
  return [head, rule, '', line, ...body].join('\n');
};

const names = [
  '/** The name of a site flag. */\nexport type SiteFlag = keyof Flags;\n',
  '/** The name of a register field. */\nexport type RegisterField = keyof RegisterFields;\n',
  '/** The name of a color role. */\nexport type ColorRole = keyof ColorRoles;\n',
];

/**
 * Every generated file as [name below src/generated, text].
 *
 * @param read reads a file below schema/; a test plants a token by it
 * @throws {Error} when the schema contradicts itself
 */
export const generatedFiles = async (
  read: ReadSchema = readSchemaFile,
): Promise<[string, string][]> => {
  const extras = ['parts/register-field-rule.schema.json'];
  const bundle = bundleSchema('merchant.schema.json', extras, read);
  const merchant = await toTypes(
    resolvedSchema(bundle),
    'MerchantConfig',
    'schema/merchant.schema.json',
  );
  const content = await toTypes(contentSchema(read, bundle), 'MerchantContent', 'schema/content/');
  const theme = readThemeModel(read('parts/theme.schema.json'));
  const fromTheme = banner('schema/parts/theme.schema.json');
  return [
    ['merchant-config.ts', `${merchant}\n${names.join('\n')}`],
    ['browser-settings.ts', browserSettingsFile(banner('schema/'), bundle)],
    ['merchant-content.ts', withImports(content, ['GameType', 'LocalizedText'])],
    ['color-roles.ts', colorRolesFile(fromTheme, theme)],
    ['validators.ts', validatorsFile(banner('schema/'), read)],
    ['theme-tokens.ts', themeTokensFile(fromTheme, theme)],
    ['theme-model.ts', themeModelFile(fromTheme, theme)],
    ['game-names.ts', gameNamesFile(banner('src/catalogue'))],
    ['currency-signs.ts', currencySignsFile(banner('Intl and the languages of schema/'))],
    ['language-letters.ts', lettersFile(banner('the CLDR and src/locales'))],
    ['scale-model.ts', scaleModelFile(banner('scripts/scale/model/costs.ts'))],
    ...wordsFiles(banner('src/locales')),
    ...screensFiles(
      banner('every .screen.ts, .popup.ts and .part.ts of src/site'),
      readPlaces(path.join(SOURCES, 'site')),
    ),
    ...kindsFiles(
      banner('src/games/registry/kinds.ts'),
      readKinds(path.join(SOURCES, 'games'), kinds),
    ),
  ];
};
