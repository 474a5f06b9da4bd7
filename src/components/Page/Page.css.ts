import { styleVariants, style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

const base = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x10,
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x4,
  outline: 'none',
  '@media': {
    [from('desktop')]: {
      gap: vars.space.x12,
      paddingInline: vars.space.x6,
      paddingBlock: vars.space.x6,
    },
  },
});

export const widths = styleVariants({
  wide: [base, { maxInlineSize: vars.layout.maxWidth }],
  /** Running text: about seventy characters a line. */
  text: [base, { maxInlineSize: '46rem' }],
  full: [base, { paddingInline: 0 }],
});
