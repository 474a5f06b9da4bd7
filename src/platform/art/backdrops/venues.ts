import { n, type Canvas } from '../canvas.ts';
import { circle, ellipse, line, path, place, rect, scattered } from '../shapes.ts';
import { ground, halo } from './light.ts';
import { stars } from './places.ts';

/** A lit grid that runs to a striped sun. */
export const grid = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const across = [392, 410, 434, 466, 508, 562, 630].map((y) => `M0 ${y}H640`).join('');
  const along = Array.from({ length: 13 }, (_, at) => `M${320 + (at - 6) * 22} 380L${320 + (at - 6) * 150} 660`).join('');
  const bars = [300, 322, 342, 360].map((y, at) => rect(120, y, 400, 4 + at * 2.4, edge)).join('');
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, corner], [45, edge], [60, middle], [61, corner], [100, corner]])) +
    stars(canvas, 34, 330) +
    circle(320, 240, 240, canvas.aura(colors.glow, 0.55)) +
    circle(320, 240, 160, canvas.linear([[0, colors.third[1]], [50, colors.glow], [100, core]])) +
    bars +
    rect(0, 380, 640, 260, canvas.linear([[0, middle], [100, corner]])) +
    line(along + across, colors.glow, 2, 'opacity=".6"') +
    rect(0, 376, 640, 8, canvas.linear([[0, colors.glow, 0.1], [50, '#fff'], [100, colors.glow, 0.1]], 0))
  );
};

/** Hexagons and traces of an arena for machines. */
export const hexes = (canvas: Canvas): string => {
  const { colors } = canvas;
  const hex = 'M0 -34L29.4 -17V17L0 34L-29.4 17V-17Z';
  const id = canvas.define('pattern', ` width="58.8" height="102" patternUnits="userSpaceOnUse">${place(line(hex, colors.glow, 1.5, 'opacity=".35"'), 29.4, 34)}${place(line(hex, colors.glow, 1.5, 'opacity=".35"'), 0, 85)}${place(line(hex, colors.glow, 1.5, 'opacity=".35"'), 58.8, 85)}`);
  return (
    ground(canvas) + rect(0, 0, 640, 640, `url(#${id})`) +
    path('M-10 -10H210L-10 250Z M650 -10H430L650 250Z', canvas.colors.ground[3], 'opacity=".6"') +
    line('M210 -10L-10 250M430 -10L650 250', colors.key[2], 6) +
    line('M236 -10L-10 282M404 -10L650 282', colors.key[1], 2, 'opacity=".7"') +
    halo(canvas, 270, 0.75)
  );
};

/** Green cloth of a table with a brass rail and a lamp above. */
export const felt = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const nap = canvas.define('pattern', ` width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">${line('M0 3H7', '#fff', 0.8, 'opacity=".07"')}`);
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, corner], [100, edge]])) +
    ellipse(320, 440, 470, 340, canvas.linear([[0, '#8a5a2b'], [40, '#4a2a12'], [100, '#26140a']])) +
    ellipse(320, 446, 440, 316, canvas.metal()) +
    ellipse(320, 448, 434, 311, canvas.radial([[0, colors.glow], [20, core], [60, middle], [100, edge]], 0.5, 0.3, 0.72)) +
    ellipse(320, 448, 434, 311, `url(#${nap})`) +
    `<g fill="none" stroke="${colors.gold[1]}" stroke-width="3" opacity=".6"><ellipse cx="320" cy="450" rx="385" ry="262"/><path d="M60 420Q320 560 580 420"/></g>` +
    path('M320 -60L60 640H580Z', canvas.linear([[0, '#fff', 0.34], [100, '#fff', 0]]))
  );
};

/** Stands, floodlights and a striped pitch. */
export const stadium = (canvas: Canvas): string => {
  const { colors, random } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const stripes = Array.from({ length: 9 }, (_, at) => `M${320 + (at * 2 - 9) * 46} 420L${320 + (at * 2 - 8) * 46} 420L${320 + (at * 2 - 8) * 130} 660H${320 + (at * 2 - 9) * 130}Z`).join('');
  const crowd = Array.from({ length: 70 }, () => n`M${random.whole(0, 640)} ${random.whole(310, 402)}h.1`).join('');
  const lamp = rect(-42, -20, 84, 42, corner, 6) + [-28, -9, 10, 29].map((x) => circle(x, -9, 7, '#fff') + circle(x, 10, 7, '#fff')).join('') + circle(0, 0, 150, canvas.aura('#fff', 0.65));
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, corner], [45, middle], [64, core]])) +
    path('M-10 300Q320 360 650 300V430H-10Z', edge) +
    line(crowd, colors.glow, 5, 'opacity=".5"') +
    path('M-10 404Q320 436 650 404V660H-10Z', canvas.linear([[0, '#7fd069'], [40, '#3b9f4a'], [100, '#14552f']])) +
    path(stripes, '#fff', 'opacity=".1"') +
    line('M-10 470Q320 500 650 470', '#fff', 4, 'opacity=".7"') +
    place(lamp, 90, 92) + place(lamp, 550, 92) +
    path('M90 92L200 640H440Z M550 92L440 640H200Z', canvas.linear([[0, '#fff', 0.3], [100, '#fff', 0]]))
  );
};

/** A boarded court or a track under a bank of lights. */
export const court = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const boards = Array.from({ length: 15 }, (_, at) => `M${320 + (at - 7) * 30} 400L${320 + (at - 7) * 140} 660`).join('');
  const beam = path('M0 0L-70 460H70Z', canvas.linear([[0, '#fff', 0.5], [100, '#fff', 0]])) + rect(-26, -10, 52, 14, '#fff', 6);
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, corner], [50, edge], [64, middle]])) +
    path('M-10 300H650V400H-10Z', canvas.linear([[0, edge], [100, core]])) +
    path('M-10 400H650V660H-10Z', canvas.linear([[0, colors.third[2]], [50, colors.third[3]], [100, colors.third[4]]])) +
    line(boards, '#000', 2, 'opacity=".25"') +
    `<g fill="none" stroke="#fff" stroke-width="5" opacity=".75"><ellipse cx="320" cy="600" rx="250" ry="90"/><path d="M-10 420H650"/></g>` +
    scattered(canvas, beam, [[80, 20, 1, -16], [240, 10, 1, -6], [400, 10, 1, 6], [560, 20, 1, 16]]) +
    halo(canvas, 230, 0.45)
  );
};

/** Strings of lanterns over a street at night. */
export const nightMarket = (canvas: Canvas): string => {
  const { colors, random } = canvas;
  const lantern = circle(0, 0, 60, canvas.aura('#ffb648', 0.7)) + ellipse(0, 0, 20, 24, canvas.radial([[0, '#fff3b8'], [50, '#ff9a3c'], [100, '#c62d1f']])) + rect(-9, -27, 18, 5, '#5a1a10') + rect(-9, 22, 18, 5, '#5a1a10');
  const strings = [60, 150].map((y, row) => line(`M-20 ${y}Q320 ${y + 130} 660 ${y - 20}`, colors.ink, 3) + [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const t = (at + 0.5 + row * 0.3) / 7.4;
    const yAt = (1 - t) ** 2 * y + 2 * t * (1 - t) * (y + 130) + t * t * (y - 20);
    return [-20 + 680 * t, yAt + 30, random.between(0.75, 1.05)] as const;
  }).map(([x, top, scale]) => `<use href="#${canvas.define('g', `>${lantern}`)}" transform="${n`translate(${x} ${top})`} scale(${Math.round(scale * 100) / 100})"/>`).join(''));
  const roofs = [40, 190, 460, 610].map((x) => n`M${x - 110} 470Q${x - 60} 440 ${x} 390Q${x + 60} 440 ${x + 110} 470L${x + 80} 468V660H${x - 80}V468Z`).join('');
  return ground(canvas, 0.5, 0.65) + path(roofs, colors.ground[3], 'opacity=".8"') + strings.join('') + halo(canvas, 250, 0.6, 360) + ellipse(320, 610, 330, 60, canvas.aura('#ffb648', 0.5));
};

/** Dust and banners of a ring at dawn. */
export const dawnRing = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const flag = path('M0 0V150L24 128L48 150V0Z', canvas.lit(colors.key)) + path('M0 0H48V16H0Z', colors.gold[2]);
  const posts = Array.from({ length: 9 }, (_, at) => rect(20 + at * 72, 430, 10, 90, corner)).join('');
  return (
    rect(0, 0, 640, 640, canvas.linear([[0, edge], [36, middle], [58, core], [66, '#ffe2a0']])) +
    circle(320, 400, 300, canvas.aura('#fff0c0', 0.9)) + circle(320, 400, 130, '#fff4d6', 'opacity=".8"') +
    scattered(canvas, flag, [[30, -10, 1.2], [130, -30, 1], [470, -30, 1], [560, -10, 1.2]]) +
    posts + line('M0 448H640M0 484H640', corner, 6) +
    path('M-10 520Q320 490 650 520V660H-10Z', canvas.linear([[0, '#d99a58'], [100, '#5c3018']])) +
    ellipse(320, 580, 330, 70, canvas.aura('#ffe2a0', 0.6))
  );
};
