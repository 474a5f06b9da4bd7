import { style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** Stands in its own brand: every token in it is that brand's. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto auto',
  blockSize: '100%',
  minBlockSize: '236px',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.text,
  boxShadow: vars.elevation.low,
});

export const face = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '112px',
  padding: vars.space.x5,
  backgroundColor: vars.color.headerBg,
  backgroundImage: vars.pattern.image,
});

export const logo = style({
  maxInlineSize: '80%',
  inlineSize: '180px',
  blockSize: '48px',
  objectFit: 'contain',
});

export const strip = style({ display: 'flex', blockSize: '12px' });

export const stripe = style({ flex: 1 });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x1,
  padding: `${vars.space.x4} ${vars.space.x4} ${vars.space.x5}`,
});

export const name = style([displayText, { margin: 0, fontSize: vars.size.lg }]);

export const slogan = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x3}`,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
});

/** The whole card is pressed; its name is the link. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
  },
});
