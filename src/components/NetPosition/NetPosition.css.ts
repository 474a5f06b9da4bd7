import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** A quiet, solid bar: a win does not shine and a loss does not shout. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  minInlineSize: 0,
  minBlockSize: '3rem',
  paddingInline: vars.space.x4,
  paddingBlock: vars.space.x1,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  lineHeight: vars.line.normal,
  '@media': { [below('tablet')]: { paddingInline: vars.space.x2 } },
});

/** In its own right a list of terms; side by side as room allows. */
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  minInlineSize: 0,
  margin: 0,
  '@media': { [below('tablet')]: { columnGap: vars.space.x3 } },
});

export const term = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space.x2}`,
  minInlineSize: 0,
  // A phone has them side by side, each under its name.
  '@media': { [below('tablet')]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
  '@media': { [below('tablet')]: { fontSize: vars.size.xs } },
});

/** The words tell as much, and a phone has the whole bar in one line without it. */
globalStyle(`${name} > svg`, { '@media': { [below('tablet')]: { display: 'none' } } });

export const value = style([
  tabularText,
  {
    margin: 0,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    fontWeight: vars.weight.bold,
    whiteSpace: 'nowrap',
  },
]);

export const action = style({ marginInlineStart: 'auto' });
