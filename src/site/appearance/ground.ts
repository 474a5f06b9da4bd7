/** Above this share of white's luminance black text reads better than white: WCAG's crossing. */
const CROSSING = 0.179;

/** sRGB to linear light, as WCAG 2 defines relative luminance. */
const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/**
 * Whether a color is a light or a dark ground to stand on.
 *
 * @param hex `#rrggbb`, as a theme gives its colors
 * @returns null for anything that is no such color
 */
export const groundOfColor = (hex: string): 'light' | 'dark' | null => {
  const found = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex.trim());
  if (!found) return null;
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => linear(parseInt(part, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > CROSSING ? 'light' : 'dark';
};
