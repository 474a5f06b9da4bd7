import { type Canvas, n, fade } from '../../pencils/canvas.ts';
import { type Tone, toneOf } from '../../pencils/palette.ts';
import {
  ball,
  circle,
  ellipse,
  glint,
  line,
  path,
  place,
  points,
  rect,
  scattered,
} from '../../pencils/shapes.ts';
import { coin } from '../jewels/coin.ts';

/** A drawn ball: a pale window with pips where others print a number. */
const drawn = (canvas: Canvas, tone: Tone, pips: number): string => {
  const spots =
    [
      [],
      [[0, 0]],
      [
        [-10, 0],
        [10, 0],
      ],
      [
        [-10, 8],
        [10, 8],
        [0, -10],
      ],
      [
        [-9, -9],
        [9, -9],
        [-9, 9],
        [9, 9],
      ],
      [
        [0, 0],
        [-11, -11],
        [11, -11],
        [-11, 11],
        [11, 11],
      ],
      [
        [-10, -12],
        [-10, 0],
        [-10, 12],
        [10, -12],
        [10, 0],
        [10, 12],
      ],
    ][pips] ?? [];
  const id = canvas.define(
    'g',
    `>${circle(0, 0, 60, canvas.round(tone))}${circle(2, 2, 33, '#fff', 'opacity=".95"')}${circle(2, 2, 33, 'none', n`stroke="${tone[3]}" stroke-width="4"`)}`,
  );
  const shine = canvas.define(
    'g',
    `>${ellipse(-22, -30, 20, 11, '#fff', 'opacity=".8" transform="rotate(-30 -22 -30)"')}<path d="M-47 25A54 54 0 0 0 47 25A66 66 0 0 1 -47 25Z" fill="${tone[0]}" opacity=".3"/>`,
  );
  const dot = canvas.define('circle', ` r="6.5" fill="#23283a">`);
  return `<use href="#${id}"/>${spots.map(([x = 0, y = 0]) => `<use href="#${dot}" x="${x + 2}" y="${y + 2}"/>`).join('')}<use href="#${shine}"/>`;
};

const six = (canvas: Canvas): string[] => {
  const { key, second, third } = canvas.colors;
  const tones = [
    key,
    third,
    second,
    toneOf(canvas.random.pick([140, 20, 250, 320, 55])),
    key,
    second,
  ];
  return tones.map((tone, at) => drawn(canvas, tone, ((at + canvas.random.whole(0, 5)) % 6) + 1));
};

const pyramid = (canvas: Canvas): string => {
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = six(canvas);
  return (
    ellipse(0, 150, 190, 26, canvas.aura('#000', 0.8)) +
    place(a, -116, 92) +
    place(b, 0, 98) +
    place(c, 116, 92) +
    place(d, -59, -6) +
    place(e, 59, -6) +
    place(f, 0, -102, 1.04) +
    path(glint(34), '#fff', 'transform="translate(38 -146)"')
  );
};

const drum = (canvas: Canvas): string => {
  const { gold } = canvas.colors;
  const [a = '', b = '', c = '', d = '', e = '', f = ''] = six(canvas);
  return (
    path('M-104 120L-140 190H140L104 120Z', canvas.metal(gold, 0)) +
    circle(
      0,
      -16,
      164,
      canvas.radial([0, fade('#fff', 0.05), 80, fade('#fff', 0.16), 100, fade('#fff', 0.5)]),
    ) +
    place(a, -80, 44, 0.72) +
    place(b, 6, 82, 0.76) +
    place(c, 88, 36, 0.72) +
    place(d, -52, -48, 0.7, -20) +
    place(e, 40, -20, 0.78, 16) +
    place(f, 18, -104, 0.62) +
    `<circle cx="0" cy="-16" r="164" fill="none" stroke="${canvas.metal()}" stroke-width="11"/>` +
    path(
      'M-132 -70C-110 -130 -60 -160 -10 -166C-70 -130 -104 -80 -110 -20C-126 -30 -136 -50 -132 -70Z',
      '#fff',
      'opacity=".5"',
    ) +
    rect(-44, 132, 88, 34, canvas.colors.ink, 16) +
    circle(0, 149, 12, canvas.round(canvas.colors.key)) +
    ball(canvas, 0, -184, 18, gold)
  );
};

const arc = (canvas: Canvas): string =>
  six(canvas)
    .slice(0, 5)
    .map((one, at) =>
      place(
        one,
        (at - 2) * 82,
        Math.abs(at - 2) ** 2 * 19 - 76,
        at === 2 ? 1.1 : 0.86 - Math.abs(at - 2) * 0.06,
        (at - 2) * 10,
      ),
    )
    .join('') +
  path('M-196 60Q0 190 196 60L180 116Q0 220 -180 116Z', canvas.metal()) +
  line('M-196 60Q0 190 196 60', '#fff', 4, 'opacity=".7"') +
  place(coin(canvas, 46), 0, 118);

const spiral = (canvas: Canvas): string => {
  const list = six(canvas);
  return (
    circle(0, 0, 200, canvas.aura('#fff', 0.4)) +
    line(
      'M-190 90C-90 190 140 170 170 30S20 -160 -90 -70S-10 80 50 20',
      canvas.colors.gold[1],
      6,
      'opacity=".6" stroke-dasharray="1 13"',
    ) +
    place(list[0] ?? '', -136, 104, 0.62) +
    place(list[1] ?? '', 28, 136, 0.8) +
    place(list[2] ?? '', 146, 26, 0.86) +
    place(list[3] ?? '', 50, -116, 0.78) +
    place(list[4] ?? '', -104, -66, 0.92) +
    place(list[5] ?? '', 4, 4, 1.15)
  );
};

const hero = (canvas: Canvas): string => {
  const list = six(canvas);
  return (
    place(list[1] ?? '', -130, 84, 0.72, -14) +
    place(list[2] ?? '', 132, 90, 0.7, 14) +
    place(list[3] ?? '', -120, -96, 0.5) +
    place(list[4] ?? '', 124, -104, 0.54) +
    circle(0, -6, 190, canvas.aura(canvas.colors.gold[1], 0.7)) +
    place(list[0] ?? '', 0, -4, 2.05) +
    path('M-160 128L160 128L130 158L160 188H-160L-130 158Z', canvas.lit(canvas.colors.key)) +
    rect(-110, 116, 220, 60, canvas.metal(canvas.colors.gold, 0), 8) +
    scattered(canvas, path(points(5, 16, 7), canvas.colors.gold[4]), [
      [-60, 147],
      [0, 147, 1.2],
      [60, 147],
    ])
  );
};

const rain = (canvas: Canvas): string => {
  const list = six(canvas);
  const streak = (x: number, y: number): string =>
    line(n`M${x} ${y - 150}V${y - 60}`, '#fff', 8, 'opacity=".35"');
  return (
    [
      [-128, -10],
      [0, -70],
      [126, 0],
      [-60, 96],
      [76, 116],
    ]
      .map(
        ([x = 0, y = 0], at) =>
          streak(x, y) + place(list[at] ?? '', x, y, 0.82 + (at % 3) * 0.1, at * 16),
      )
      .join('') +
    scattered(canvas, path(glint(22), '#fff'), [
      [-160, 130],
      [160, -110, 0.8],
      [-30, -150, 0.9],
      [150, 150, 0.7],
    ])
  );
};

/** Balls of a draw, in one of six arrangements. */
export const balls = (canvas: Canvas): string =>
  canvas.random.pick([pyramid, drum, arc, spiral, hero, rain])(canvas);
