import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  display: 'grid',
  minInlineSize: 0,
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: {
    '&[data-height="hero"]': { minBlockSize: 'clamp(360px, 100vw, 460px)' },
    '&[data-height="strip"]': { minBlockSize: '160px' },
  },
  '@media': {
    [from('tablet')]: {
      selectors: {
        '&[data-height="hero"]': { blockSize: 'clamp(360px, 36vw, 520px)', minBlockSize: 'auto' },
        '&[data-height="strip"]': { minBlockSize: '200px' },
      },
    },
    [from('desktop')]: { selectors: { '&[data-fill]': { blockSize: '100%' } } },
  },
});
