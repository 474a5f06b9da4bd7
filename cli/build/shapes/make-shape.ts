import type { SiteSettings } from '../settings/to-settings.ts';
import { guardSettings, type UndeclaredSettingError } from './guard-settings.ts';
import { type CutPage, cutPage } from './marker.ts';
import { shapeOf } from './shape-of.ts';
import { stampPage } from './stamp-page.ts';

/** What came of the attempt to make a shape of a page. */
export type MadeShape =
  | { page: CutPage; refused?: undefined }
  /** Why pages of this kind are rendered whole. */
  | { refused: string };

/** The prerenderer's. */
type Render = (settings: SiteSettings) => Promise<string>;

/** Far longer than any text that a page would show otherwise for its length. */
const LONG = 400;

/** Renders a page with markers and cuts it at them. */
const cut = async (settings: SiteSettings, render: Render, padding: number): Promise<MadeShape> => {
  const shape = shapeOf(settings, padding);
  const undeclared: UndeclaredSettingError[] = [];
  let marked: string | undefined;
  let fault = '';
  try {
    marked = await render(guardSettings(shape.settings, (error) => undeclared.push(error)));
  } catch (error) {
    fault = (error as Error).message;
  }
  // A page may catch what it throws; it was told all the same.
  if (undeclared[0]) return { refused: undeclared[0].message };
  if (marked === undefined) return { refused: fault };
  const page = cutPage(marked, shape.texts.length);
  return page
    ? { page }
    : { refused: 'a text does not come through the home page as it is written' };
};

/**
 * Makes the shape of a page. It is refused when the page reads a setting that no shape declares,
 * when a marker does not come through whole, when longer markers give another markup, and when
 * stamping does not give back the very page that was rendered from the brand's own settings.
 *
 * @param html what `render` gave for these settings
 */
export const makeShape = async (
  settings: SiteSettings,
  html: string,
  render: Render,
): Promise<MadeShape> => {
  const made = await cut(settings, render, 0);
  if (made.refused !== undefined) return made;
  const long = await cut(settings, render, LONG);
  if (long.refused !== undefined) return long;
  const isSame = JSON.stringify(long.page) === JSON.stringify(made.page);
  if (isSame && stampPage(made.page, shapeOf(settings).texts) === html) return made;
  return { refused: 'the markup of the home page depends on a text' };
};
