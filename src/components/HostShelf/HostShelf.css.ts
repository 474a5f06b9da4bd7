import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const fast = `${vars.motion.fast} ${vars.motion.easing}`;

export const shelf = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'clamp(7.5rem, 34vi, 9.5rem)',
  gap: vars.space.x3,
  marginBlock: 0,
  // Reaches the edges of the page and keeps its padding; the block padding is for the focus ring.
  marginInline: `calc(${vars.space.x4} * -1)`,
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x1,
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollPaddingInline: vars.space.x4,
  scrollbarWidth: 'none',
  // Not `none`: with an empty string Safari still reads it as a list.
  listStyleType: "''",
  '::-webkit-scrollbar': { display: 'none' },
});

export const place = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x2,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

export const host = style({
  // Holds the words for the ear, which would otherwise widen the page.
  position: 'relative',
  display: 'grid',
  gap: '2px',
  inlineSize: '100%',
  textAlign: 'start',
  color: vars.color.text,
  borderRadius: vars.radius.lg,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&:disabled': { cursor: 'default' },
  },
});

export const picture = style({
  position: 'relative',
  display: 'block',
  marginBlockEnd: vars.space.x1,
  overflow: 'clip',
  border: `${vars.border.thin} solid ${vars.color.tileBorder}`,
  borderRadius: vars.radius.lg,
  transition: `border-color ${fast}`,
  selectors: { [`${host}:disabled &`]: { filter: 'grayscale(1)', opacity: 0.7 } },
  '@media': {
    [canHover]: {
      selectors: { [`${host}:hover:enabled &`]: { borderColor: vars.color.tileMark } },
    },
  },
});

/** On a plate of its own: readable over any cloth. */
export const name = style([
  displayText,
  {
    position: 'absolute',
    insetInlineStart: vars.space.x2,
    insetBlockEnd: vars.space.x2,
    maxInlineSize: `calc(100% - ${vars.space.x4})`,
    paddingInline: vars.space.x2,
    color: vars.color.text,
    background: vars.color.surfaceRaised,
    borderRadius: vars.radius.sm,
    fontSize: vars.size.md,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

export const table = style({
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  overflowWrap: 'anywhere',
});

export const vendor = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
});
