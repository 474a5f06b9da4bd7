import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import { code } from '../pages.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x4,
});

export const search = style({ flex: '0 1 24rem', minInlineSize: 'min(100%, 16rem)' });

export const rows = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
  paddingBlock: vars.space.x3,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 84px',
  ':hover': { background: vars.color.bgAlt },
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '72px minmax(0, 5fr) minmax(0, 4fr) minmax(8rem, 2fr)',
    },
  },
});

export const sample = style({
  gridRow: 'span 3',
  display: 'grid',
  placeItems: 'center',
  blockSize: '56px',
  overflow: 'hidden',
  '@media': { [from('tablet')]: { gridRow: 'auto' } },
});

export const swatch = style({
  inlineSize: '48px',
  blockSize: '48px',
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
});

export const box = style({
  inlineSize: '40px',
  blockSize: '40px',
  background: vars.color.surfaceRaised,
  border: `${vars.border.thick} solid ${vars.color.borderStrong}`,
});

export const letters = style({ fontSize: '2rem', lineHeight: 1 });

export const bar = style({
  maxInlineSize: '100%',
  blockSize: '16px',
  background: vars.color.primary,
});

export const none = style({
  inlineSize: '20px',
  blockSize: '2px',
  background: vars.color.borderStrong,
});

export const name = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const rowLink = style({
  color: vars.color.text,
  fontWeight: vars.weight.bold,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::after': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});

export const value = style([
  code,
  {
    margin: 0,
    textAlign: 'start',
    display: '-webkit-box',
    WebkitLineClamp: 3,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  },
]);

export const source = style({ display: 'grid', gap: vars.space.x1, justifyItems: 'start' });

export const kind = style({
  paddingInline: vars.space.x2,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.sm,
  selectors: {
    '&[data-kind="merchant"]': {
      borderColor: 'transparent',
      background: vars.color.accent,
      color: vars.color.onAccent,
    },
  },
});

export const part = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x3 });

export const values = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});

/** Stands in its own mode. */
export const valueCard = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x3,
  padding: vars.space.x6,
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  background: vars.color.bg,
  color: vars.color.text,
});

export const mode = style([displayText, { margin: 0, fontSize: vars.size.lg }]);

export const large = style({
  display: 'grid',
  placeItems: 'center start',
  minBlockSize: '96px',
  zoom: 1.6,
});

export const cardQuiet = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x5}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const files = style({
  justifySelf: 'stretch',
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

export const lines = style([code, { color: vars.color.textMuted }]);
