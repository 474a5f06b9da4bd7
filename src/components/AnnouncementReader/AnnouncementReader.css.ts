import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const reader = style({
  display: 'grid',
  gap: vars.space.x5,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(11rem, 15rem) minmax(0, 1fr)',
      minBlockSize: '20rem',
      selectors: {
        '&[data-single]': { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 'auto' },
      },
    },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minInlineSize: 0,
});

/** On phones the titles stand in one line that scrolls; from tablets on, below one another. */
export const titles = style({
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  gap: vars.space.x2,
  overflowX: 'auto',
  paddingBlockEnd: vars.space.x1,
  '@media': {
    [from('tablet')]: { flexDirection: 'column', gap: vars.space.x1, overflowX: 'visible' },
  },
});

export const title = style([
  focusRing,
  {
    inlineSize: '100%',
    minBlockSize: '44px',
    padding: `${vars.space.x2} ${vars.space.x3}`,
    borderRadius: vars.radius.md,
    borderInlineStart: '3px solid transparent',
    color: vars.color.textMuted,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
    ':hover': { background: vars.color.surfaceSunken, color: vars.color.text },
    selectors: {
      '&[aria-current]': {
        background: vars.color.surfaceSunken,
        borderInlineStartColor: vars.color.primary,
        color: vars.color.text,
        fontWeight: vars.weight.bold,
      },
    },
    '@media': { [from('tablet')]: { whiteSpace: 'normal' } },
  },
]);

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const heading = style([
  displayText,
  { maxInlineSize: '100%', fontSize: vars.size.xl, overflowWrap: 'anywhere' },
]);
