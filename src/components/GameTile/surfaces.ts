import { vars } from '#theme/vars.css.ts';

/** The ground of a tile; what lies over the art is a share of it, so that text stays readable. */
export const ground = vars.color.tileBg;

/** The ground, let through by so many per cent. */
export const veil = (share: number): string =>
  `color-mix(in oklch, ${ground} ${share}%, transparent)`;

/** A pane over the art for words and buttons. */
export const glass = {
  color: vars.color.tileText,
  background: veil(86),
  backdropFilter: 'blur(8px)',
};
