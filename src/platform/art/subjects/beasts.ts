import { n, type Canvas } from '../canvas.ts';
import { around, ball, circle, ellipse, line, mirrored, path, place } from '../shapes.ts';

/** A dragon's face from the front, on a square of about 240. */
export const dragonFace = (canvas: Canvas): string => {
  const { key, gold, third, ink, pale } = canvas.colors;
  const horn = path('M0 0C14 -40 50 -60 84 -58C60 -44 46 -20 34 10Z', canvas.metal(gold)) + path('M30 -42L44 -70L50 -44Z', gold[1]);
  const faceHalf = path('M0 -54L34 -60L74 -34L84 6L60 30L52 66L28 88L0 92Z', canvas.lit(key, 60)) + path('M34 -60L74 -34L50 -10L16 -20Z', key[0], 'opacity=".5"') + path('M84 6L126 -4L96 24L128 34L90 44L110 70L60 58L60 30Z', gold[2]) + place(horn, 34, -50) + path('M0 30L28 26L40 46L28 66L0 70Z', key[1]) + circle(20, 52, 6, ink) +
    path('M20 -8L60 -22L56 6L30 12Z', pale[0]) + circle(44, -5, 9, third[2]) + circle(44, -5, 4.5, ink) + path('M14 -12L62 -32L60 -20Z', key[4]) + path('M22 84L30 104L36 80Z', '#fff') + line('M34 60C80 60 96 100 140 88', gold[1], 5);
  return mirrored(canvas, faceHalf) + path('M-12 92H12L0 122Z', gold[2]);
};

/** A dragon that winds around a pearl; its body is a thick line with scales and fins. */
export const dragon = (canvas: Canvas): string => {
  const { key, gold } = canvas.colors;
  const spine = 'M-60 170C-150 150 -180 60 -110 20C-40 -20 60 40 110 -10C150 -56 110 -120 50 -112';
  const body =
    line(spine, key[4], 74) + line(spine, canvas.lit(key), 64) + line(spine, key[1], 40, 'opacity=".5" transform="translate(-3 -8)"') +
    line(spine, gold[1], 22, 'stroke-dasharray="1 17" transform="translate(8 14)" opacity=".9"') + line(spine, key[4], 48, 'stroke-dasharray="3 15" opacity=".28" style="stroke-linecap:butt"') + line(spine, gold[2], 26, 'stroke-dasharray="2 20" transform="translate(-16 -34)"');
  return body + place(dragonFace(canvas), -2, -62, 1.08) + circle(70, 130, 74, canvas.aura('#fff2b8', 0.9)) + ball(canvas, 70, 130, 36, canvas.colors.third);
};

export const serpent = (canvas: Canvas): string => {
  const { key, gold, third, ink } = canvas.colors;
  const coil = 'M-130 150C-20 190 140 180 140 110C140 50 -110 90 -120 20C-126 -50 60 -10 70 -80C74 -130 20 -150 -20 -130';
  return (
    line(coil, key[4], 62) + line(coil, canvas.lit(key), 54) + line(coil, key[0], 12, 'opacity=".5" transform="translate(-4 -14)"') + line(coil, gold[2], 24, 'stroke-dasharray="14 22" style="stroke-linecap:butt"') + line(coil, key[4], 8, 'stroke-dasharray="4 32" opacity=".7"') +
    path('M-30 -176C10 -186 40 -150 20 -110C0 -84 -50 -76 -96 -84C-110 -88 -108 -104 -96 -110C-80 -120 -60 -170 -30 -176Z', canvas.lit(key, 60)) + path('M-96 -94C-60 -98 -20 -96 10 -110C-10 -84 -60 -78 -96 -84Z', gold[1]) + circle(-34, -136, 15, third[1]) + ellipse(-34, -136, 4, 13, ink) + line('M-100 -92L-140 -84L-156 -98M-140 -84L-152 -70', '#e5322d', 5) + path('M-30 -176L-8 -200L0 -166Z M-4 -168L24 -180L18 -148Z', gold[2])
  );
};

export const turtle = (canvas: Canvas): string => {
  const { key, gold, second, ink } = canvas.colors;
  const flipper = path('M50 -60C100 -130 170 -120 176 -80C150 -60 110 -50 80 -20Z', canvas.lit(second)) + path('M70 60C120 80 130 130 110 150C80 140 60 110 46 90Z', canvas.lit(second));
  return (
    mirrored(canvas, flipper) + path('M-30 -110C-40 -170 40 -170 30 -110Z', canvas.lit(second)) + circle(-16, -142, 5, ink) + circle(16, -142, 5, ink) + path('M-10 130L0 176L10 130Z', second[3]) +
    ellipse(0, 16, 118, 136, second[4]) + ellipse(0, 10, 114, 132, canvas.metal()) + ellipse(0, 8, 102, 120, canvas.radial([[0, key[1]], [55, key[2]], [100, key[4]]], 0.4, 0.28, 0.8)) +
    `<g fill="none" stroke="${gold[1]}" stroke-width="5" opacity=".85"><path d="M0 -62L44 -36V30L0 60L-44 30V-36Z M0 -62V-110M44 -36L84 -62M44 30L94 50M0 60V126M-44 30L-94 50M-44 -36L-84 -62"/></g>` + path('M0 -52L36 -32V24L0 50L-36 24V-32Z', key[0], 'opacity=".3"') + ball(canvas, 0, 0, 22, canvas.colors.third) + ellipse(-44, -50, 30, 46, '#fff', 'opacity=".2" transform="rotate(30 -44 -50)"')
  );
};

export const frog = (canvas: Canvas): string => {
  const { key, gold, ink, pale } = canvas.colors;
  const half = path('M60 40C140 0 176 60 150 130L176 160H100C60 150 60 90 60 40Z', canvas.lit(key)) + circle(72, -104, 42, canvas.round(key)) + circle(76, -110, 26, gold[1]) + ellipse(76, -110, 9, 20, ink) + circle(84, -118, 6, '#fff') + path('M40 110C60 130 60 150 84 164H20Z', key[2]);
  return (
    mirrored(canvas, half) + path('M0 -110C90 -110 130 -40 120 40C110 110 60 150 0 150S-110 110 -120 40C-130 -40 -90 -110 0 -110Z', canvas.radial([[0, key[0]], [30, key[1]], [65, key[2]], [100, key[4]]], 0.42, 0.2, 0.85)) + path('M-80 20C-70 110 70 110 80 20C40 50 -40 50 -80 20Z', pale[1], 'opacity=".75"') + line('M-96 -14C-50 30 50 30 96 -14', key[4], 7) + circle(-14, -40, 4, key[4]) + circle(14, -40, 4, key[4]) +
    circle(0, 40, 36, canvas.metal()) + circle(0, 40, 25, gold[2]) + path('M-9 31H9V49H-9Z', gold[4]) + [[-60, -56], [64, -50], [-96, 20], [98, 24]].map(([x = 0, y = 0]) => circle(x, y, 10, key[3], 'opacity=".5"')).join('')
  );
};

export const scarab = (canvas: Canvas): string => {
  const { key, gold, second, ink } = canvas.colors;
  const wing = path('M30 -30C100 -130 170 -140 186 -100C180 -20 110 40 34 40Z', canvas.linear([[0, gold[1]], [100, key[3]]], 40)) + [0, 1, 2, 3].map((at) => line(n`M40 ${-20 + at * 16}C90 ${-70 + at * 20} 140 ${-90 + at * 26} 178 ${-110 + at * 36}`, gold[1], 5)).join('') + line('M30 -30C100 -130 170 -140 186 -100C180 -20 110 40 34 40', canvas.metal(), 8);
  const legs = line('M40 60L86 90L80 130M34 90L60 130L44 164M50 -60L90 -80L80 -120', ink, 10) + line('M40 60L86 90L80 130M34 90L60 130L44 164M50 -60L90 -80L80 -120', gold[2], 5);
  const shell = path('M2 -40C60 -40 76 20 60 80C50 120 20 140 2 144Z', canvas.linear([[0, key[0]], [35, key[2]], [100, key[4]]], 30)) + path('M16 -24C44 -20 54 20 46 60C34 30 24 0 16 -24Z', '#fff', 'opacity=".45"');
  return mirrored(canvas, wing + legs) + mirrored(canvas, shell) + line('M0 -40V144', gold[1], 5) + path('M-56 -34C-50 -84 50 -84 56 -34C30 -20 -30 -20 -56 -34Z', canvas.metal()) + path('M-30 -74C-26 -110 26 -110 30 -74Z', canvas.lit(key)) + ball(canvas, 0, -142, 38, second) + circle(0, -142, 60, canvas.aura(second[0], 0.5)) + line('M-30 -96C-50 -110 -46 -130 -36 -140M30 -96C50 -110 46 -130 36 -140', gold[2], 7);
};

export const carp = (canvas: Canvas): string => {
  const { key, pale, gold, ink } = canvas.colors;
  const body = path('M-150 20C-90 -80 60 -90 130 -20C150 0 150 16 130 30C60 100 -80 90 -150 20Z', canvas.linear([[0, key[4]], [30, key[2]], [62, pale[1]], [100, pale[0]]], 80)) + path('M-100 -20C-60 -66 10 -74 40 -58C30 -10 -30 10 -60 0C-80 -4 -90 -10 -100 -20Z', key[2]) + path('M60 -56C100 -50 120 -30 134 -16C110 -4 80 -10 60 -56Z', key[2]);
  const rows = [-90, -58, -26, 6, 38].map((x, at) => `<g fill="none" stroke="${key[4]}" stroke-width="3" opacity=".35"><path d="M${x} ${-34 - at * 3}q18 15 0 30q18 15 0 30q18 15 0 30"/></g>`).join('');
  const one = path('M-130 20C-170 -40 -210 -50 -216 -80C-150 -76 -120 -30 -106 -4ZM-130 24C-180 60 -190 100 -176 130C-130 110 -110 70 -104 46Z', canvas.linear([[0, gold[0]], [50, key[1]], [100, key[3]]], 200)) + path('M-40 -64C-20 -120 40 -130 70 -104C50 -90 40 -80 44 -62Z', canvas.lit(key)) + body + rows + path('M20 56C10 100 -30 120 -60 116C-40 96 -30 80 -30 66ZM70 46C70 80 50 100 30 104C40 86 40 70 40 58Z', canvas.lit(key)) + circle(100, -18, 14, '#fff') + circle(102, -18, 8, ink) + circle(105, -21, 3, '#fff') + line('M132 14C160 14 160 40 176 36M126 26C146 36 140 56 156 62', gold[1], 4) + path('M78 -44C62 -16 62 16 80 44', 'none', n`stroke="${key[4]}" stroke-width="4" opacity=".5"`);
  const id = canvas.define('g', `>${one}`);
  return circle(0, 0, 178, canvas.aura(pale[0], 0.35)) + (canvas.random.chance(0.5) ? `<use href="#${id}" transform="translate(20 -64) rotate(-24) scale(.84)"/><use href="#${id}" transform="translate(-18 84) rotate(156) scale(.84)"/>` : `<use href="#${id}" transform="translate(24 0) rotate(-34) scale(1.04)"/>`) ;
};
