import type { MerchantConfig } from '#generated/merchant-config.ts';
import { ownPageFile } from '#platform/base/sites/site-paths.ts';
import type { OwnParts } from '../compile/compile-record.ts';
import { addOwnFile, type SiteFiles } from '../settings/site-files.ts';
import { renderShellPage } from './pages.ts';
import type { RenderContext } from './render-context.ts';

type Section = MerchantConfig['home']['sections'][number];

/** The sections of a home page with a brand's own among them, each in its place. */
const placed = (sections: readonly Section[], own: OwnParts['sections']): Section[] =>
  own.reduce<Section[]>(
    (all, { name, place }) => {
      const beside = 'before' in place ? place.before : place.after;
      const at = all.findIndex((each) => each === beside);
      // The check has seen to it that there is one; the site knows own sections by such a key.
      const key = `own:${name}` as Section;
      return at < 0 ? [...all, key] : all.toSpliced('before' in place ? at : at + 1, 0, key);
    },
    [...sections],
  );

/** A brand's settings with its own sections on the home page. */
export const withOwnSections = (
  config: MerchantConfig,
  own: OwnParts | undefined,
): MerchantConfig =>
  !own || own.sections.length === 0
    ? config
    : { ...config, home: { ...config.home, sections: placed(config.home.sections, own.sections) } };

/** Adds a page for each of a brand's own addresses, with its title and description in its head. */
export const addOwnPages = (files: SiteFiles, context: RenderContext): void => {
  const { config, record, language } = context;
  const say = (text: Readonly<Record<string, string>>): string | undefined =>
    text[language] ?? text[config.languages.fallback] ?? text['en'] ?? Object.values(text)[0];
  for (const { path, title, description } of record.own?.pages ?? []) {
    const described = say(description);
    const head = {
      path,
      title: `${say(title) ?? ''} · ${config.brand.name}`,
      ...(described !== undefined && { description: described }),
    };
    addOwnFile(files, ownPageFile(path), renderShellPage(context, { head }));
  }
};
