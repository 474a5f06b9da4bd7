import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const split = style({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(280px, 3fr)',
      blockSize: 'clamp(360px, 34vw, 480px)',
    },
  },
});

export const main = style({ minInlineSize: 0, minBlockSize: 0, display: 'grid' });

/** The side's children share its height. */
export const side = style({
  display: 'grid',
  gridAutoRows: '1fr',
  gap: vars.space.x4,
  minInlineSize: 0,
});
