import type { SiteSettings } from '../settings/to-settings.ts';
import { guardSettings, type UndeclaredSettingError } from './guard-settings.ts';
import { type SplitPage, splitPage } from './placeholder.ts';
import { templateOf } from './template-of.ts';
import { fillTemplate } from './fill-template.ts';

/** A template, or why the page cannot be one. */
export type MadeTemplate =
  | { page: SplitPage; refused?: undefined }
  /** Why pages of this kind are rendered whole. */
  | { refused: string };

/** The prerenderer's. */
type Render = (settings: SiteSettings) => Promise<string>;

/** Whether two pages are the same but for the texts. */
const isSamePage = (one: SplitPage, other: SplitPage): boolean =>
  one.pieces.length === other.pieces.length &&
  one.pieces.every((piece, at) => piece === other.pieces[at]) &&
  one.places.every((place, at) => place === other.places[at]);

/** Far longer than any text that a page would show otherwise for its length. */
const LONG = 400;

/** Renders a page with placeholders and cuts it at them. */
const split = async (
  settings: SiteSettings,
  render: Render,
  padding: number,
): Promise<MadeTemplate> => {
  const template = templateOf(settings, padding);
  const undeclared: UndeclaredSettingError[] = [];
  let withPlaceholders: string | undefined;
  let cause = '';
  try {
    withPlaceholders = await render(
      guardSettings(template.settings, (error) => undeclared.push(error)),
    );
  } catch (error) {
    cause = (error as Error).message;
  }
  // A page may catch what the guard throws; the refusal was recorded all the same.
  if (undeclared[0]) return { refused: undeclared[0].message };
  if (withPlaceholders === undefined) return { refused: cause };
  const page = splitPage(withPlaceholders, template.texts.length);
  return page
    ? { page }
    : { refused: 'a text does not come through the home page as it is written' };
};

/**
 * Makes the template of a page. It is refused when the page reads a setting that no template declares,
 * when a placeholder does not come through whole, when longer placeholders give another markup, and when
 * filling does not give back the very page that was rendered from the brand's own settings.
 *
 * @param html what `render` gave for these settings
 */
export const makeTemplate = async (
  settings: SiteSettings,
  html: string,
  render: Render,
): Promise<MadeTemplate> => {
  const made = await split(settings, render, 0);
  if (made.refused !== undefined) return made;
  const long = await split(settings, render, LONG);
  if (long.refused !== undefined) return long;
  if (
    isSamePage(long.page, made.page) &&
    fillTemplate(made.page, templateOf(settings).texts) === html
  )
    return made;
  return { refused: 'the markup of the home page depends on a text' };
};
