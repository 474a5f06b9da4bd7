import type { CompileRecord } from '../compile/compile-record.ts';
import type { RenderContext } from './render-context.ts';
import { stylesheetsOf } from './render-home.ts';
import { storedSize } from '../store/local/stored-file.ts';
import type { SiteFiles } from '../settings/site-files.ts';

/** Something that a home page makes a browser fetch, and the setting that asks for it. */
export interface Weight {
  /** In words, for a message. */
  what: string;
  /** Bytes as brotli sends them. */
  bytes: number;
  /** Keys of merchant.json that lead to the setting; none for what every brand carries. */
  setting?: readonly (string | number)[];
}

/**
 * All that a home page needs before it is alive. The style within the page is no part of it: it is
 * a copy of rules from the stylesheets, and comes with the page's text.
 */
export interface HomeWeights {
  scripts: Weight[];
  styles: Weight[];
}

/** How many bytes of a compiled file travel. */
const sharedBytes = ({ files }: CompileRecord, name: string): number =>
  (files[`${name}.br`] ?? files[name])?.bytes ?? 0;

/** How many bytes of a file of the brand's own travel. */
const ownBytes = (files: SiteFiles, url: string): number => {
  const name = url.slice(1);
  const file = files.get(`${name}.br`) ?? files.get(name);
  if (!file) return 0;
  return file.content && !files.has(`${name}.br`) ? file.content.length : storedSize(file.stored);
};

type Setting = NonNullable<Weight['setting']>;

/** The setting behind each part of a home page, by the part's name. */
const settingOfParts = ({ config, home }: RenderContext): Map<string, Setting> => {
  const settings = new Map<string, Setting>();
  for (const name of [...home.partsAtOnce, ...home.partsBelow]) {
    if (name.endsWith('Header')) settings.set(name, ['layout', 'header']);
    if (name.endsWith('Footer')) settings.set(name, ['layout', 'footer']);
    if (name === 'RightBar') settings.set(name, ['resources']);
    if (name.startsWith('Banners')) settings.set(name, ['layout', 'hero']);
    const section = /^(\w+)Section$/.exec(name)?.[1]?.toLowerCase();
    const at = config.home.sections.findIndex((each) => each === section);
    if (at >= 0) settings.set(name, ['home', 'sections', at]);
  }
  return settings;
};

/** Adds files to the one thing that first needs them, so that nothing counts twice. */
const shareOut = () => {
  const counted = new Set<string>();
  return (files: readonly string[], record: CompileRecord): number =>
    files.reduce((sum, file) => {
      if (counted.has(file)) return sum;
      counted.add(file);
      return sum + sharedBytes(record, file);
    }, 0);
};

/** The biggest of the texts and lists that the brand's own module carries. */
const biggestSetting = (settings: object): Setting => {
  const sizes = Object.entries(settings).map(([key, value]) => ({
    key,
    length: (JSON.stringify(value) ?? '').length,
  }));
  const [biggest] = sizes.toSorted((one, other) => other.length - one.length);
  // The first page's texts come from the files that `content` names.
  return [!biggest || biggest.key === 'initial' ? 'content' : biggest.key];
};

/**
 * Weighs the scripts and styles that a brand's home page needs before it is alive, each with the
 * setting that asks for it.
 *
 * @param settings what the brand's own module hands over
 */
export const weighHome = (site: RenderContext, files: SiteFiles, settings: object): HomeWeights => {
  const { config, record, home, urls, language, themeCss } = site;
  const chunkOf = (name: string): string[] => {
    const chunk = record.features[name]?.chunk;
    return chunk === undefined ? [] : [...(record.chunks[chunk]?.imports ?? []), chunk];
  };
  const settingOf = settingOfParts(site);
  const parts = (names: readonly string[], filesOf: (name: string) => string[]): Weight[] => {
    const bytesOf = shareOut();
    const base = [...(record.chunks[record.entry]?.imports ?? []), record.entry];
    const common = filesOf === chunkOf ? base : stylesheetsOf(record, [record.entry]);
    return [
      { what: 'what every brand carries', bytes: bytesOf(common, record) },
      ...names.map((name) => {
        const setting = settingOf.get(name);
        return { what: name, bytes: bytesOf(filesOf(name), record), ...(setting && { setting }) };
      }),
    ];
  };
  const sheetsOf = (name: string): string[] => stylesheetsOf(record, chunkOf(name));
  const words = record.locales[language]?.chunk;
  const themeBytes = ownBytes(files, urls.theme);
  const faces = (themeCss.match(/@font-face\{[^}]*\}/g) ?? []).join('');
  const faceBytes = Math.round((themeBytes * faces.length) / themeCss.length);
  return {
    scripts: [
      ...parts(home.partsAtOnce, chunkOf),
      {
        what: `the words of ${language}`,
        bytes: words === undefined ? 0 : sharedBytes(record, words),
        setting: ['languages', 'default'],
      },
      {
        what: 'the brand’s settings and first texts',
        bytes: ownBytes(files, urls.entry) + ownBytes(files, urls.mode),
        setting: biggestSetting(settings),
      },
    ],
    styles: [
      ...parts([...home.partsAtOnce, ...home.partsBelow], sheetsOf),
      { what: 'the faces of its fonts', bytes: faceBytes, setting: ['theme', 'fonts'] },
      {
        what: 'its theme',
        bytes: themeBytes - faceBytes,
        setting: ['theme', config.theme.pattern === 'none' ? 'tokens' : 'pattern'],
      },
    ],
  };
};
