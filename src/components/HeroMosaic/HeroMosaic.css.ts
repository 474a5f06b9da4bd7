import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

export const mosaic = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto',
  gridAutoRows: 'clamp(132px, 38vw, 220px)',
  '@media': {
    [from('desktop')]: {
      gap: vars.space.x3,
      gridAutoRows: 'auto',
      gridTemplateRows: 'repeat(2, minmax(0, 1fr))',
      blockSize: 'clamp(380px, 36vw, 540px)',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    },
  },
});

export const tile = style({
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'clip',
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:not(:first-child):hover': { borderColor: vars.color.primary, boxShadow: vars.glow.soft },
    // A last odd tile takes the row for itself.
    '&:last-child:nth-child(even)': { gridColumn: '1 / -1' },
  },
  '@media': {
    [from('desktop')]: {
      selectors: {
        // Beside the large one: one tile takes all, two share the height, three and four fill in.
        '&:last-child:nth-child(even)': { gridColumn: 'auto' },
        '&:nth-child(2):last-child': { gridColumn: 'span 2', gridRow: 'span 2' },
        '&:nth-child(2):nth-last-child(2), &:nth-child(3):last-child': { gridColumn: 'span 2' },
        '&:nth-child(2):nth-last-child(3)': { gridColumn: 'span 2' },
      },
    },
  },
});

export const large = style([
  tile,
  {
    gridColumn: '1 / -1',
    display: 'grid',
    minBlockSize: 'clamp(340px, 92vw, 440px)',
    '@media': {
      [from('desktop')]: {
        gridColumn: 'span 2',
        gridRow: 'span 2',
        minBlockSize: 0,
        selectors: { '&:only-child': { gridColumn: '1 / -1' } },
      },
    },
  },
]);
