import { style, styleVariants } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

const plate = style({
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  background: vars.color.skeleton,
});

/** The heights of the three heroes, so that nothing jumps when they come. */
export const heroes = styleVariants({
  carousel: [
    plate,
    {
      blockSize: 'clamp(340px, 96vw, 460px)',
      '@media': { [from('tablet')]: { blockSize: 'clamp(320px, 36vw, 520px)' } },
    },
  ],
  split: [
    plate,
    {
      minBlockSize: '340px',
      '@media': { [from('desktop')]: { blockSize: 'clamp(360px, 34vw, 480px)' } },
    },
  ],
  mosaic: [
    plate,
    {
      blockSize: 'clamp(340px, 92vw, 440px)',
      '@media': { [from('desktop')]: { blockSize: 'clamp(380px, 36vw, 540px)' } },
    },
  ],
});
