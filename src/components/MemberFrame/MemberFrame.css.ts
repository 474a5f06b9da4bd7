import { style } from '@vanilla-extract/css';
import { below, canHover, from } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  alignItems: 'start',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      columnGap: vars.space.x8,
    },
  },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': { [from('desktop')]: { gap: vars.space.x4 } },
});

export const page = style({ minInlineSize: 0 });

/** Who is here and what is in the wallet: the one patterned plate of the page. */
export const head = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x4,
  border: `${vars.card.borderWidth} solid ${vars.color.cardBorder}`,
  borderRadius: vars.card.radius,
  background: `${vars.pattern.image}, ${vars.color.surfaceSunken}`,
  color: vars.color.text,
  '@media': {
    // In type of twice the size there is no room for two beside each other.
    [from('tablet')]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
      alignItems: 'center',
    },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const money = style({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

/** Buttons that share the line. */
export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
});

export const nav = style({
  minInlineSize: 0,
  border: `${vars.card.borderWidth} solid ${vars.color.cardBorder}`,
  borderRadius: vars.card.radius,
  background: vars.color.cardBg,
  color: vars.color.cardText,
});

/** The open page, and the way to the others, where there is no room at the side. */
export const picker = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    inlineSize: '100%',
    minBlockSize: '56px',
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x4,
    borderRadius: vars.card.radius,
    lineHeight: vars.line.normal,
    textAlign: 'start',
    '@media': { [from('desktop')]: { display: 'none' } },
  },
]);

export const picked = style({
  display: 'grid',
  flex: 1,
  minInlineSize: 0,
  fontWeight: vars.weight.bold,
});

export const pickerLabel = style({
  color: vars.color.cardMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
});

export const pages = style({
  display: 'grid',
  gap: vars.space.x4,
  padding: vars.space.x3,
  '@media': {
    [below('desktop')]: {
      display: 'none',
      borderBlockStart: `${vars.border.thin} solid ${vars.color.cardBorder}`,
      selectors: { '&[data-open]': { display: 'grid' } },
    },
  },
});

export const group = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const title = style({
  paddingInline: vars.space.x3,
  color: vars.color.cardMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [below('desktop')]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))' },
  },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: '44px',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  borderInlineStart: '3px solid transparent',
  borderRadius: vars.radius.sm,
  color: vars.color.cardText,
  lineHeight: vars.line.normal,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[aria-current="page"]': {
      borderInlineStartColor: vars.color.cardMark,
      background: vars.color.surfaceSunken,
      fontWeight: vars.weight.bold,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover': { background: vars.color.surfaceSunken } } },
  },
});
