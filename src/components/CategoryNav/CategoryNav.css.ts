import { style } from '@vanilla-extract/css';
import { below, canHover, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

const fast = `${vars.motion.fast} ${vars.motion.easing}`;

/** One row under the thumb; where there is room the categories share the whole width. */
export const list = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '6rem',
  gap: vars.space.x2,
  padding: '4px',
  margin: '-4px',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline proximity',
  scrollbarWidth: 'none',
  listStyleType: "''",
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [below('tablet')]: {
      marginInline: `calc(${vars.space.x4} * -1)`,
      paddingInline: vars.space.x4,
      scrollPaddingInline: vars.space.x4,
    },
    [from('desktop')]: { gridAutoColumns: 'minmax(6.5rem, 1fr)', gap: vars.space.x3 },
  },
});

export const place = style({ display: 'grid', minInlineSize: 0, scrollSnapAlign: 'start' });

export const item = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: '5.5rem',
  padding: `${vars.space.x3} ${vars.space.x2}`,
  overflow: 'clip',
  color: vars.color.cardText,
  background: vars.color.cardBg,
  border: `${vars.border.thin} solid ${vars.color.cardBorder}`,
  borderRadius: vars.radius.lg,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.tight,
  textAlign: 'center',
  textDecoration: 'none',
  textWrap: 'balance',
  hyphens: 'auto',
  cursor: 'pointer',
  transition: `border-color ${fast}, background ${fast}, color ${fast}, translate ${fast}`,
  outline: 'none',
  selectors: {
    '&[aria-current], &[aria-pressed="true"]': {
      color: vars.color.onPrimary,
      background: vars.color.primary,
      borderColor: vars.color.primary,
      fontWeight: vars.weight.bold,
    },
    '&:active': { scale: '0.97' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not([aria-current], [aria-pressed="true"])': {
          borderColor: vars.color.cardMark,
          translate: '0 -2px',
        },
      },
    },
    // Grounds are the system's there: the line says which one is chosen.
    '(forced-colors: active)': {
      selectors: { '&[aria-current], &[aria-pressed="true"]': { borderWidth: '3px' } },
    },
  },
});

/** The icon's disc: tinted with the brand, or a hole in the chosen one's ground. */
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  color: vars.color.link,
  background: `color-mix(in oklab, ${vars.color.primary} 14%, transparent)`,
  borderRadius: `min(${vars.radius.md}, 12px)`,
  transition: `background ${fast}`,
  selectors: {
    ':is([aria-current], [aria-pressed="true"]) > &': {
      color: 'inherit',
      background: 'color-mix(in oklab, currentColor 16%, transparent)',
    },
  },
});

export const label = style({ maxInlineSize: '100%', overflowWrap: 'anywhere' });

export const count = style({
  display: 'block',
  marginBlockStart: '2px',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.cardMuted,
  selectors: { ':is([aria-current], [aria-pressed="true"]) &': { color: 'inherit' } },
});
