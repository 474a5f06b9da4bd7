import { type Canvas, fade } from '../../src/art/pencils/canvas.ts';
import { circle, line, path, rect } from '../../src/art/pencils/shapes.ts';

/** A picture's size in user units. */
export interface Size {
  width: number;
  height: number;
}

/** Paints the whole ground of one brand's pictures. */
export type Ground = (canvas: Canvas, size: Size) => string;

/** A coordinate without decimals. */
export const fixed = (value: number): string => value.toFixed(0);

/** A line of hills from edge to edge, closed at the bottom. */
export const hills = (
  canvas: Canvas,
  size: Size,
  base: number,
  rise: number,
  step: number,
): string => {
  const { random } = canvas;
  let d = `M-40 ${size.height + 20}V${fixed(base)}`;
  for (let x = -40; x < size.width + 40;) {
    const wide = step * random.between(0.7, 1.4);
    const crest = base - rise * random.between(0.5, 1.1);
    d += `Q${fixed(x + wide / 2)} ${fixed(crest)} ${fixed(x + wide)} ${fixed(base - rise * random.between(-0.1, 0.3))}`;
    x += wide;
  }
  return `${d}V${size.height + 20}Z`;
};

const scatter = (canvas: Canvas, size: Size, count: number, part: number): string =>
  Array.from(
    { length: count },
    () =>
      `M${canvas.random.whole(0, size.width)} ${canvas.random.whole(0, Math.round(size.height * part))}h.1`,
  ).join('');

/** Plum night, a large moon, strings of lanterns over the stalls' roofs. */
export const nightMarketGround: Ground = (canvas, size) => {
  const { width, height } = size;
  const lantern = (x: number, y: number, r: number): string =>
    circle(x, y, r * 3.4, canvas.aura('#ffb347', 0.75)) +
    `<ellipse cx="${fixed(x)}" cy="${fixed(y)}" rx="${fixed(r)}" ry="${fixed(r * 1.15)}" fill="${canvas.radial(
      [0, '#fff3c4', 45, '#ffc35a', 100, '#d9541e'],
    )}"/>`;
  const string = (y: number, sag: number, every: number, r: number): string => {
    const at = (x: number): number => y + sag * Math.sin((Math.PI * (x % 540)) / 540);
    const lights = Array.from({ length: Math.floor(width / every) }, (_, index) => {
      const x = every * (index + 0.5);
      return lantern(x, at(x) + r, r);
    });
    const cord = Array.from({ length: 60 }, (_, index) => {
      const x = (width / 59) * index;
      return `${index === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(at(x))}`;
    });
    return line(cord.join(''), '#7a4a5c', 2) + lights.join('');
  };
  const roofs = Array.from({ length: Math.ceil(width / 210) }, (_, index) => {
    const x = index * 210 - 20;
    const top = height - canvas.random.between(110, 170);
    return path(
      `M${x} ${height}V${fixed(top + 52)}L${x - 18} ${fixed(top + 44)}Q${x + 105} ${fixed(top + 20)} ${x + 105} ${fixed(top - 40)}Q${x + 105} ${fixed(top + 20)} ${x + 228} ${fixed(top + 44)}L${x + 210} ${fixed(top + 52)}V${height}Z`,
      canvas.linear([0, '#4a1a3c', 100, '#1c0a20']),
    );
  });
  return (
    rect(
      0,
      0,
      width,
      height,
      canvas.linear([0, '#1a0a24', 48, '#43163f', 82, '#8a2f45', 100, '#c2602f']),
    ) +
    line(scatter(canvas, size, 70, 0.6), '#ffe9c0', 2.4, 'opacity=".7"') +
    circle(width * 0.72, height * 0.4, height * 0.62, canvas.aura('#ffcf70', 0.5)) +
    circle(
      width * 0.72,
      height * 0.4,
      height * 0.3,
      canvas.radial([0, '#fffbe6', 70, '#ffe3a0', 100, '#f6b64d']),
    ) +
    roofs.join('') +
    string(height * 0.09, 46, 118, 15) +
    string(height * 0.24, 30, 172, 10)
  );
};

/** Polar night: curtains of light, stars, snow ridges. */
export const auroraGround: Ground = (canvas, size) => {
  const { width, height } = size;
  const curtain = (y: number, color: string, turn: number): string => {
    const tall = height * 0.62;
    return path(
      `M-40 ${fixed(y)}C${fixed(width * 0.2)} ${fixed(y - 130 * turn)} ${fixed(width * 0.34)} ${fixed(y + 120 * turn)} ${fixed(width * 0.52)} ${fixed(y - 30)}S${fixed(width * 0.84)} ${fixed(y - 120 * turn)} ${width + 40} ${fixed(y)}V${fixed(y - tall)}C${fixed(width * 0.8)} ${fixed(y - tall - 90)} ${fixed(width * 0.6)} ${fixed(y - tall + 80)} ${fixed(width * 0.45)} ${fixed(y - tall)}S${fixed(width * 0.12)} ${fixed(y - tall - 100)} -40 ${fixed(y - tall)}Z`,
      canvas.linear([0, fade(color, 0), 60, fade(color, 0.3), 100, fade(color, 0.9)]),
    );
  };
  return (
    rect(0, 0, width, height, canvas.linear([0, '#07151f', 55, '#0e3242', 100, '#2a6f7d'])) +
    line(scatter(canvas, size, 110, 0.75), '#ffffff', 2.2, 'opacity=".75"') +
    curtain(height * 0.5, '#1fbf8f', 1) +
    curtain(height * 0.66, '#5be3b5', -0.8) +
    curtain(height * 0.58, '#6aa8ff', 0.6) +
    path(hills(canvas, size, height * 0.82, 130, 260), '#143f4f') +
    path(hills(canvas, size, height * 0.9, 90, 320), '#bfe0e4') +
    path(hills(canvas, size, height * 0.98, 70, 420), '#f3fafb')
  );
};

/** A dark arena: a floor of lines to the horizon, leaning strokes of light, half-tone dots. */
export const neonGround: Ground = (canvas, size) => {
  const { width, height } = size;
  const horizon = height * 0.62;
  const floor =
    Array.from({ length: 23 }, (_, index) => {
      const x = (index - 11) * 190;
      return `M${fixed(width / 2 + x * 0.28)} ${fixed(horizon)}L${fixed(width / 2 + x * 1.7)} ${height}`;
    }).join('') +
    Array.from({ length: 8 }, (_, index) => {
      const y = horizon + (height - horizon) * ((index + 1) / 8) ** 1.9;
      return `M0 ${fixed(y)}H${width}`;
    }).join('');
  const stroke = (x: number, wide: number, color: string, opacity: number): string =>
    path(
      `M${fixed(x + height * 0.36)} -10H${fixed(x + height * 0.36 + wide)}L${fixed(x + wide)} ${height + 10}H${fixed(x)}Z`,
      canvas.linear([0, fade(color, opacity), 100, fade(color, 0)]),
    );
  const dots = Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: 14 }, (_cell, column) =>
      circle(
        width - 40 - column * 22,
        30 + row * 22,
        Math.max(0.6, 5 - (row + column) * 0.19),
        '#c6ff1a',
      ),
    ).join(''),
  ).join('');
  return (
    rect(0, 0, width, height, canvas.linear([0, '#050816', 60, '#0c1233', 100, '#150b3a'])) +
    circle(width * 0.66, horizon, height * 0.75, canvas.aura('#7a5cff', 0.75)) +
    line(floor, '#7a5cff', 2, 'opacity=".7"') +
    stroke(width * 0.44, 120, '#c6ff1a', 0.5) +
    stroke(width * 0.56, 36, '#c6ff1a', 0.9) +
    stroke(width * 0.86, 70, '#27e0ff', 0.5) +
    `<g opacity=".4">${dots}</g>`
  );
};

/** Rice paper: a vermilion sun, washed mountains, still water with reeds. */
export const ricePaperGround: Ground = (canvas, size) => {
  const { width, height } = size;
  const wash = (from: string): string =>
    canvas.linear([0, fade(from, 0.85), 100, fade(from, 0.08)]);
  const ripples = Array.from({ length: 16 }, (_, index) => {
    const y = height * 0.8 + index * height * 0.013;
    const x = canvas.random.between(0, width);
    return `M${fixed(x)} ${fixed(y)}q60 -8 120 0t120 0`;
  }).join('');
  const fibres = Array.from({ length: 60 }, () => {
    const x = canvas.random.whole(0, width);
    const y = canvas.random.whole(0, height);
    return `M${x} ${y}q${canvas.random.whole(8, 26)} ${canvas.random.whole(-9, 9)} ${canvas.random.whole(30, 54)} 0`;
  }).join('');
  return (
    rect(0, 0, width, height, canvas.linear([0, '#fdf7ea', 60, '#f8e8cd', 100, '#e6d6b3'])) +
    line(fibres, '#c9a86a', 1.2, 'opacity=".35"') +
    circle(
      width * 0.74,
      height * 0.4,
      height * 0.3,
      canvas.linear([0, '#e8553d', 100, '#f3a27c']),
    ) +
    path(hills(canvas, size, height * 0.62, 210, 330), wash('#4f9c83')) +
    path(hills(canvas, size, height * 0.74, 160, 260), wash('#2f7f68')) +
    path(hills(canvas, size, height * 0.84, 90, 380), wash('#1c5e4d')) +
    rect(
      0,
      height * 0.79,
      width,
      height * 0.21,
      canvas.linear([0, fade('#bcd9c6', 0.85), 100, fade('#7db39b', 0.9)]),
    ) +
    line(ripples, '#ffffff', 3, 'opacity=".7"')
  );
};
