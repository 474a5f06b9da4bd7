import type { SeededRandom } from '#catalogue/seeded-random.ts';
import type { Palette, Tone } from './palette.ts';

/** The stops of a gradient: offset in percent, color, offset, color, … */
export type Stops = readonly (number | string)[];

/** A color that lets through what lies below; opacity 0 to 1. Only for gradients. */
export const fade = (color: string, opacity: number): string => `${color}/${opacity}`;

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Writes numbers short: one decimal, no trailing zero. */
export const n = (strings: TemplateStringsArray, ...values: (number | string)[]): string =>
  strings.reduce((text, piece, at) => {
    const value = values[at - 1];
    return text + (typeof value === 'number' ? round(value) : (value ?? '')) + piece;
  });

/** A place to draw on: gathers definitions once each and hands out their references. */
export class Canvas {
  readonly random: SeededRandom;
  readonly colors: Palette;
  readonly definitions: string[] = [];
  readonly #known = new Map<string, string>();
  /** The stops of a gradient → the first gradient that has them. */
  readonly #lenders = new Map<string, string>();

  constructor(random: SeededRandom, colors: Palette) {
    this.random = random;
    this.colors = colors;
  }

  /** Stores a definition (its opening tag without id) once and answers its id. */
  define(tag: string, rest: string): string {
    const known = this.#known.get(tag + rest);
    if (known) return known;
    const id = `a${this.definitions.length.toString(36)}`;
    this.#known.set(tag + rest, id);
    this.definitions.push(`<${tag} id="${id}"${rest}</${tag}>`);
    return id;
  }

  #stops(stops: Stops): string {
    const parts: string[] = [];
    for (let at = 0; at < stops.length; at += 2) {
      const [color, opacity = 1] = String(stops[at + 1]).split('/');
      const fading =
        Number(opacity) === 1 ? '' : ` stop-opacity="${Math.round(Number(opacity) * 100) / 100}"`;
      parts.push(
        `<stop offset="${Math.round(Number(stops[at])) / 100}" stop-color="${color}"${fading}/>`,
      );
    }
    return parts.join('');
  }

  /** A gradient; one with the same stops as another borrows them from it. */
  #gradient(tag: 'linearGradient' | 'radialGradient', at: string, stops: Stops): string {
    const text = this.#stops(stops);
    const lender = this.#lenders.get(text);
    const whole = `${at}>${text}`;
    const borrowed = lender === undefined ? whole : `${at} href="#${lender}">`;
    const known = this.#known.get(`<${tag} ${whole}`);
    const id = known ?? this.define(tag, borrowed);
    this.#known.set(`<${tag} ${whole}`, id);
    if (lender === undefined) this.#lenders.set(text, id);
    return `url(#${id})`;
  }

  /** A linear gradient over the shape's box; degrees 90 runs downwards. */
  linear(stops: Stops, degrees = 90): string {
    const angle = (degrees * Math.PI) / 180;
    const part = (value: number): string => String(Math.round((0.5 + value / 2) * 100) / 100);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const at = ` x1="${part(-x)}" y1="${part(-y)}" x2="${part(x)}" y2="${part(y)}"`;
    return this.#gradient('linearGradient', at, stops);
  }

  /** A radial gradient over the shape's box; the light may stand off the center (0 to 1). */
  radial(stops: Stops, x = 0.5, y = 0.5, radius = 0.5): string {
    const at = x === 0.5 && y === 0.5 && radius === 0.5 ? '' : ` cx="${x}" cy="${y}" r="${radius}"`;
    // Without numbers of its own a borrower would take those of its lender.
    const own = at === '' && this.#lenders.has(this.#stops(stops)) ? ' cx=".5" cy=".5" r=".5"' : at;
    return this.#gradient('radialGradient', own, stops);
  }

  /** A lit surface of a material, from above by default. */
  lit(tone: Tone, degrees = 90): string {
    return this.linear([0, tone[1], 45, tone[2], 100, tone[3]], degrees);
  }

  /** Polished metal: bright and dark bands. */
  metal(tone: Tone = this.colors.gold, degrees = 60): string {
    return this.linear(
      [0, tone[1], 22, tone[0], 45, tone[2], 70, tone[3], 86, tone[1], 100, tone[3]],
      degrees,
    );
  }

  /** The light on a ball. */
  round(tone: Tone): string {
    return this.radial(
      [0, tone[0], 28, tone[1], 62, tone[2], 88, tone[3], 100, tone[4]],
      0.36,
      0.3,
      0.72,
    );
  }

  /** A soft light of one color that fades to nothing. */
  aura(color: string, opacity = 0.9): string {
    return this.radial([
      0,
      fade(color, opacity),
      45,
      fade(color, opacity * 0.42),
      100,
      fade(color, 0),
    ]);
  }
}
