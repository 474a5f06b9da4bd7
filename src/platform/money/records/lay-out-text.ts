import path from 'node:path';
import sharp from 'sharp';

/** A word that was shaped and drawn; sizes are shares of the font's size. */
export interface LaidOutText {
  png: Buffer;
  width: number;
  height: number;
  /** From the picture's top to the line on which letters stand. */
  baseline: number;
}

/** The picture holds a font of this size at this resolution: sharp in print at 9 points and less. */
const FONT_PT = 10;
const DPI = 432;
const EM_PX = (FONT_PT * DPI) / 72;

/**
 * An unseen bar, higher and deeper than any letter: pictures are cut to what is drawn, and so all
 * of them have the same height and the same line.
 */
const BAR = '<span size="320%" alpha="1">|</span>';

/** Of the bar's height in Noto Sans, what stands above the line (760 of 1000 units). */
const BAR_ABOVE = 0.76;

/** What stacked letters need above and below the line, in shares of the font's size. */
const ABOVE = 1.15;
const BELOW = 0.75;

const FOLDER = path.join(import.meta.dirname, 'fonts');

/** The fonts by their scripts; the first one also draws the bar. */
const FONTS: [file: string, family: string, script: RegExp][] = [
  ['NotoSansMyanmar-Regular.ttf', 'Noto Sans Myanmar', /\p{Script=Myanmar}/u],
  ['NotoSansThai-Regular.ttf', 'Noto Sans Thai', /\p{Script=Thai}/u],
  ['NotoSansKhmer-Regular.ttf', 'Noto Sans Khmer', /\p{Script=Khmer}/u],
  ['NotoSansArabic-Regular.ttf', 'Noto Sans Arabic', /\p{Script=Arabic}/u],
  ['NotoSansHebrew-Regular.ttf', 'Noto Sans Hebrew', /\p{Script=Hebrew}/u],
];

const PLAIN_FONT = ['NotoSans-Regular.ttf', 'Noto Sans'] as const;

/**
 * Shapes and draws a text in black. pdfkit's own engine does not put the letters of Burmese in
 * their order; Pango, which sharp brings along, does so for every script.
 */
export const layOutText = async (text: string): Promise<LaidOutText> => {
  // Once named, a font's file is known to all that is drawn later: the bar's has to be first.
  const bar = await drawBars();
  const [file, family] = FONTS.find(([, , script]) => script.test(text)) ?? PLAIN_FONT;
  const drawn = await draw(BAR + escapeMarkup(text), file, `${family}, ${PLAIN_FONT[1]}`);
  const top = Math.round(drawn.info.height * BAR_ABOVE - ABOVE * EM_PX);
  const { data, info } = await sharp(drawn.data)
    .extract({
      left: bar.advance,
      top,
      width: Math.max(1, drawn.info.width - bar.advance),
      height: Math.round((ABOVE + BELOW) * EM_PX),
    })
    // Without transparency a picture enters the document as it is.
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    png: data,
    width: info.width / EM_PX,
    height: info.height / EM_PX,
    baseline: ABOVE,
  };
};

let bars: Promise<{ advance: number }> | undefined;

/** How far the text begins behind the left edge of the bar. */
const drawBars = () => (bars ??= measureBars());

const measureBars = async () => {
  const [file, family] = PLAIN_FONT;
  const one = await draw(BAR, file, family);
  const two = await draw(BAR + BAR, file, family);
  // The bar stands in the middle of its own width.
  const width = two.info.width - one.info.width;
  return { advance: Math.floor((width + one.info.width) / 2) };
};

const draw = (text: string, file: string, family: string) =>
  sharp({
    text: {
      text,
      font: `${family} ${FONT_PT}`,
      fontfile: path.join(FOLDER, file),
      dpi: DPI,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
