import { n, type Canvas } from './canvas.ts';
import type { Tone } from './palette.ts';

/** A path with a fill and further attributes. */
export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A stroked path. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  n`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more && ` ${more}`}/>`;

/** A filled circle. */
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  n`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;

/** A filled ellipse. */
export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = '',
): string =>
  n`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;

/** A filled rectangle, its corners rounded by `radius`. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more = '',
): string =>
  n`<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? n` rx="${radius}"` : ''} fill="${fill}"${more && ` ${more}`}/>`;

/** Moves, turns and scales what is drawn around the origin. */
export const place = (content: string, x: number, y: number, scale = 1, turn = 0): string =>
  `<g transform="${n`translate(${x} ${y})`}${turn ? n` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}">${content}</g>`;

/** The drawing and its mirror image across the vertical axis. */
export const mirrored = (canvas: Canvas, half: string): string => {
  const id = canvas.define('g', `>${half}`);
  return `<use href="#${id}"/><use href="#${id}" transform="scale(-1 1)"/>`;
};

/** Copies of one drawing around the origin. */
export const around = (canvas: Canvas, content: string, count: number, from = 0): string => {
  const id = canvas.define('g', `>${content}`);
  return Array.from(
    { length: count },
    (_, at) => n`<use href="#${id}" transform="rotate(${from + (360 * at) / count})"/>`,
  ).join('');
};

/** Copies of one drawing at given places: x, y, scale, turn. */
export const scattered = (
  canvas: Canvas,
  content: string,
  spots: readonly (readonly [number, number, number?, number?])[],
): string => {
  const id = canvas.define('g', `>${content}`);
  return spots
    .map(([x, y, scale = 1, turn = 0]) => {
      const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
      return `<use href="#${id}" transform="${n`translate(${x} ${y})`}${turn ? n` rotate(${turn})` : ''}${size}"/>`;
    })
    .join('');
};

/** A polished ball with its window of light; balls of one material share their drawing. */
export const ball = (canvas: Canvas, x: number, y: number, r: number, tone: Tone): string => {
  const drawing =
    circle(0, 0, 50, canvas.round(tone)) +
    `<path d="M-39 21A45 45 0 0 0 39 21A55 55 0 0 1-39 21Z" fill="${tone[0]}" opacity=".25"/>` +
    ellipse(-16, -24, 17, 10, '#fff', 'opacity=".75" transform="rotate(-28 -16 -24)"');
  const id = canvas.define('g', `>${drawing}`);
  return `<use href="#${id}" transform="${n`translate(${x} ${y})`} scale(${Math.round(r * 2) / 100})"/>`;
};

/** A four-pointed glint. */
export const glint = (r: number): string =>
  n`M0 ${-r}Q${r * 0.12} ${-r * 0.12} ${r} 0Q${r * 0.12} ${r * 0.12} 0 ${r}Q${-r * 0.12} ${r * 0.12} ${-r} 0Q${-r * 0.12} ${-r * 0.12} 0 ${-r}Z`;

/** A star or a gear-like ring of points between two radii. */
export const points = (count: number, outer: number, inner: number, from = -90): string => {
  const corners = Array.from({ length: count * 2 }, (_, at) => {
    const angle = ((from + (180 * at) / count) * Math.PI) / 180;
    const radius = at % 2 === 0 ? outer : inner;
    return n`${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  });
  return `M${corners.join('L')}Z`;
};

/** A regular polygon. */
export const polygon = (sides: number, radius: number, from = -90): string => {
  const corners = Array.from({ length: sides }, (_, at) => {
    const angle = ((from + (360 * at) / sides) * Math.PI) / 180;
    return n`${Math.cos(angle) * radius} ${Math.sin(angle) * radius}`;
  });
  return `M${corners.join('L')}Z`;
};
