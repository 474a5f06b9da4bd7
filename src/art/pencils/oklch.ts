const gamma = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

const toLinearRgb = (lightness: number, chroma: number, hue: number): number[] => {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const inGamut = (rgb: number[]): boolean => rgb.every((part) => part > -0.002 && part < 1.002);

/**
 * A color of OKLCH as hex; the chroma is lowered until sRGB can show it, so that hue and
 * lightness stay true.
 *
 * @param lightness 0 to 1
 * @param chroma about 0 to 0.3
 * @param hue degrees, any
 * @see https://bottosson.github.io/posts/oklab/ for the matrices
 */
export const oklch = (lightness: number, chroma: number, hue: number): string => {
  let rgb = toLinearRgb(lightness, chroma, hue);
  for (let left = chroma; !inGamut(rgb) && left > 0;) {
    left -= 0.01;
    rgb = toLinearRgb(lightness, Math.max(left, 0), hue);
  }
  const parts = rgb.map((part) =>
    Math.round(255 * gamma(Math.min(1, Math.max(0, part))))
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${parts.join('')}`;
};
