/** A drawing, and the size that it has in its own units. */
interface Sized {
  svg: string;
  width: number;
  height: number;
}

/** Where a drawing is put within another, which is a box from 0,0. */
interface Placed {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A drawing as an element within another: its place instead of its own size. */
const nested = ({ svg, width, height }: Sized, place: Placed): string => {
  // What stands in a comment, or between quotes, ends no tag.
  const plain = svg.replaceAll(/<!--[^]*?-->/g, (comment) => ' '.repeat(comment.length));
  const start = plain.search(/<svg[\s>]/);
  const [root = ''] = /^<svg(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(svg.slice(start)) ?? [];
  const hasBox = /\sviewBox\s*=/.test(root);
  const own = root
    .slice('<svg'.length, -1)
    .replaceAll(/\s(?:x|y|width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  const box = hasBox ? '' : ` viewBox="0 0 ${width} ${height}"`;
  const at = `x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}"`;
  return `<svg ${at}${box}${own}>${svg.slice(start + root.length).trimEnd()}`;
};

const open = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The height of a wordmark's plate, and the air around what stands on it. */
const PLATE = { height: 64, air: 8 };

/** A drawing on a plate of one color: it can then be read on any ground. */
export const onPlate = (sized: Sized, color: string): string => {
  const inner = PLATE.height - 2 * PLATE.air;
  const width = rounded((inner * sized.width) / sized.height);
  const whole = rounded(width + 2 * PLATE.air);
  const place = { x: PLATE.air, y: PLATE.air, width, height: inner };
  return (
    `${open(whole, PLATE.height)}<rect width="${whole}" height="${PLATE.height}" rx="12" fill="${color}"/>` +
    `${nested(sized, place)}</svg>\n`
  );
};

/** A drawing as a square mark, on a plate of one color where it needs one. */
export const asMark = (sized: Sized, color?: string): string => {
  const air = color === undefined ? 2 : 8;
  const scale = (64 - 2 * air) / Math.max(sized.width, sized.height);
  const [width, height] = [rounded(sized.width * scale), rounded(sized.height * scale)];
  const place = { x: rounded((64 - width) / 2), y: rounded((64 - height) / 2), width, height };
  const plate = color === undefined ? '' : `<rect width="64" height="64" rx="14" fill="${color}"/>`;
  return `${open(64, 64)}${plate}${nested(sized, place)}</svg>\n`;
};
