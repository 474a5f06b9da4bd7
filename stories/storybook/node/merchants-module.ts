import type { ReadMerchant } from './merchant-data.ts';

/** The modules that have no file: what is known of the merchants, and their themes. */
export const MODULES = {
  merchants: 'virtual:livery/merchants',
  themes: 'virtual:livery/themes.css',
} as const;

/** The stylesheet of all themes; a face that several brands use stands once. */
export const themesCss = (merchants: readonly ReadMerchant[]): string =>
  [
    ...merchants.map(({ themeCss }) => themeCss),
    ...new Set(merchants.flatMap(({ fontFaces }) => fontFaces)),
  ].join('\n');

/** The module of the merchants; their pictures are imported, so that a build takes them along. */
export const merchantsModule = (merchants: readonly ReadMerchant[]): string => {
  const imports: string[] = [];
  const address = (file: string): string => {
    imports.push(`import asset${imports.length} from ${JSON.stringify(`${file}?url&no-inline`)};`);
    return `asset${imports.length - 1}`;
  };
  const items = merchants.map(({ data: { assets, ...rest } }) => {
    const urls = Object.entries(assets).map(([name, file]) => `${name}: ${address(file)}`);
    return `{ ...${JSON.stringify(rest)}, assets: { ${urls.join(', ')} } }`;
  });
  return `${imports.join('\n')}\nexport const merchants = [\n${items.join(',\n')}\n];\n`;
};
