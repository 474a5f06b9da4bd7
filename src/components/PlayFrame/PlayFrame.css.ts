import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvb',
  minBlockSize: '20rem',
  overflow: 'clip',
  color: vars.color.text,
  background: vars.color.bg,
  outline: 'none',
});

/** The game scrolls, the page does not: no room is kept for a scroll bar. */
globalStyle(`html:has(${page})`, { scrollbarGutter: 'auto', overflow: 'clip' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x2}`,
  flex: 'none',
  minBlockSize: '3.5rem',
  paddingInline: `max(${vars.space.x2}, env(safe-area-inset-left)) max(${vars.space.x2}, env(safe-area-inset-right))`,
  paddingBlock: vars.space.x1,
  color: vars.color.headerText,
  background: vars.color.headerBg,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.headerBorder}`,
});

export const title = style([
  displayText,
  {
    flex: '1 1 0',
    minInlineSize: '4rem',
    margin: 0,
    fontSize: vars.size.lg,
    lineHeight: vars.line.normal,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
]);

/** On a phone a row of its own: it is never folded away. */
export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.x2,
  minInlineSize: 0,
  '@media': {
    [below('desktop')]: { order: 1, flexBasis: '100%', justifyContent: 'space-between' },
    // A phone that lies on its side has little height.
    '(max-height: 30rem) and (min-width: 40rem)': { order: 0, flexBasis: 'auto' },
  },
});

export const fullScreen = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: 'inherit',
  borderRadius: vars.radius.md,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

/** As the icon set draws: a round stroke without a fill. */
export const corners = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.75',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const note = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space.x2,
  flex: 'none',
  paddingInline: `max(${vars.space.x3}, env(safe-area-inset-left)) max(${vars.space.x3}, env(safe-area-inset-right))`,
  paddingBlock: vars.space.x2,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});

globalStyle(`${note} > svg`, { flex: 'none' });
globalStyle(`${note} > p`, { margin: 0 });

export const hint = style({
  display: 'none',
  alignItems: 'center',
  gap: vars.space.x2,
  flex: 'none',
  margin: 0,
  paddingInline: vars.space.x3,
  minBlockSize: '2.75rem',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  '@media': { '(max-width: 40rem) and (orientation: portrait)': { display: 'flex' } },
});

export const hintClose = style({
  minBlockSize: '2.75rem',
  marginInlineStart: 'auto',
  paddingInline: vars.space.x2,
  color: vars.color.link,
  fontWeight: vars.weight.bold,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const stage = style({
  position: 'relative',
  flex: '1 1 auto',
  minBlockSize: 0,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
});

export const frame = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: vars.color.bg,
});
