import { style } from '@vanilla-extract/css';
import { below, from } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const reader = style({
  display: 'grid',
  gap: vars.space.x6,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(13rem, 18rem) minmax(0, 1fr)',
      minBlockSize: 'min(28rem, 60vh)',
    },
  },
});

/** On phones only one of the two is in sight. */
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  minInlineSize: 0,
  '@media': {
    [below('tablet')]: { selectors: { '[data-reading] > &': { display: 'none' } } },
    [from('tablet')]: {
      borderInlineEnd: `${vars.border.thin} solid ${vars.color.border}`,
      paddingInlineEnd: vars.space.x5,
    },
  },
});

export const main = style({
  minInlineSize: 0,
  '@media': {
    [below('tablet')]: { selectors: { ':not([data-reading]) > &': { display: 'none' } } },
  },
});

export const chapters = style({ display: 'grid', gap: vars.space.x5 });

export const chapter = style({
  marginBlockEnd: vars.space.x1,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontSize: vars.size.sm,
  fontStyle: 'normal',
  fontWeight: vars.weight.bold,
  letterSpacing: 0,
  textTransform: 'none',
});

export const articles = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: vars.space.x1,
});

export const entry = style([
  focusRing,
  {
    display: 'grid',
    alignContent: 'center',
    gap: vars.space.x1,
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '44px',
    padding: `${vars.space.x2} ${vars.space.x3}`,
    borderRadius: vars.radius.md,
    borderInlineStart: '3px solid transparent',
    color: vars.color.text,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    transition: `background ${vars.motion.fast} ${vars.motion.easing}`,
    ':hover': { background: vars.color.surfaceSunken },
    '@media': {
      [from('tablet')]: {
        selectors: {
          '&[aria-current]': {
            background: vars.color.surfaceSunken,
            borderInlineStartColor: vars.color.primary,
            fontWeight: vars.weight.bold,
          },
        },
      },
    },
  },
]);

export const excerpt = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
});

export const count = style({ color: vars.color.textMuted, marginBlockEnd: vars.space.x2 });

export const article = style({
  display: 'grid',
  gap: vars.space.x3,
  justifyItems: 'start',
  minInlineSize: 0,
});

export const back = style({ '@media': { [from('tablet')]: { display: 'none' } } });

export const heading = style([
  displayText,
  { fontSize: vars.size.xl, outline: 'none', overflowWrap: 'anywhere' },
]);
