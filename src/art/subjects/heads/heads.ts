import type { Canvas } from '../../pencils/canvas.ts';
import { circle, ellipse, mirrored, path } from '../../pencils/shapes.ts';
import { facetHeads } from './facet-heads.ts';

const materials = { k: 'key', p: 'pale', d: 'dark', s: 'second', g: 'gold' } as const;

const facesOf = (canvas: Canvas, faces: string): string =>
  faces
    .split(/[;\n]/)
    .map((face) => {
      const [material = '', corners = ''] = face.split(':');
      const name = materials[material.charAt(0) as keyof typeof materials];
      const step = Number(material.charAt(1)) as 0 | 1 | 2 | 3 | 4;
      const color = canvas.colors[name][step];
      return `<path d="M${corners.replaceAll(' ', 'L')}Z" fill="${color}" stroke="${color}"/>`;
    })
    .join('');

const slantedEye = (canvas: Canvas, x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-16)">${ellipse(0, 0, r * 1.15, r * 0.72, canvas.colors.ink)}${ellipse(
    0,
    0,
    r * 0.8,
    r * 0.58,
    canvas.radial([0, '#fff8c8', 55, canvas.colors.third[1], 100, canvas.colors.third[3]]),
  )}${ellipse(0, 0, r * 0.26, r * 0.52, canvas.colors.ink)}${circle(r * 0.25, -r * 0.25, r * 0.16, '#fff')}</g>`;

const roundEyes = (canvas: Canvas, inner: string): string =>
  [-58, 58]
    .map(
      (x) =>
        circle(x, -18, 50, canvas.colors.pale[1]) +
        circle(x, -18, 42, canvas.colors.gold[2]) +
        circle(x, -18, 36, canvas.radial([0, inner, 100, canvas.colors.third[2]])) +
        circle(x, -18, 20, canvas.colors.ink) +
        circle(x + 8, -26, 7, '#fff'),
    )
    .join('');

const visor = (canvas: Canvas): string =>
  [-52, 52]
    .map(
      (x) =>
        circle(x, -14, 44, canvas.aura(canvas.colors.glow, 1)) +
        circle(
          x,
          -14,
          21,
          canvas.radial([0, '#fff', 60, canvas.colors.glow, 100, canvas.colors.key[2]]),
        ),
    )
    .join('');

/** The head of an animal, cut like a stone, seen from the front. */
export const head =
  (name: string) =>
  (canvas: Canvas): string => {
    const { faces, eye } = facetHeads[name] ?? { faces: '', eye: [0, 0, 0] as const };
    const [x, y, r] = eye;
    const half = facesOf(canvas, faces) + (r > 0 ? slantedEye(canvas, x, y, r) : '');
    const extra =
      name === 'owl'
        ? roundEyes(canvas, '#fff3b0') +
          path('M0 -6L18 22L0 58L-18 22Z', canvas.lit(canvas.colors.gold))
        : name === 'robot'
          ? visor(canvas)
          : '';
    return mirrored(canvas, half) + extra;
  };
