import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x8,
  paddingBlockStart: vars.space.x4,
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gap: vars.space.x12,
    },
  },
});

export const words = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x5 });

export const eyebrow = style({
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
});

export const headline = style([
  displayText,
  {
    margin: 0,
    fontSize: `clamp(${vars.size.xxl}, 6vw, ${vars.size.hero})`,
    textWrap: 'balance',
  },
]);

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 });

/** One tile, once in each brand: what the whole product is about. */
export const wardrobe = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  blockSize: 'clamp(260px, 34vw, 420px)',
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  boxShadow: vars.elevation.high,
});

export const pane = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minInlineSize: 0,
  background: vars.color.bg,
  backgroundImage: vars.pattern.image,
  color: vars.color.text,
});

export const paneArt = style({
  inlineSize: '100%',
  flex: 1,
  minBlockSize: 0,
  objectFit: 'cover',
});

export const paneFoot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x3,
  padding: `${vars.space.x4} ${vars.space.x2}`,
});

export const paneMark = style({ inlineSize: '32px', blockSize: '32px', objectFit: 'contain' });

export const paneBar = style({
  inlineSize: '70%',
  blockSize: '12px',
  borderRadius: vars.radius.pill,
  background: vars.gradient.brand,
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
});

export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const readers = style({
  display: 'grid',
  gap: vars.space.x6,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
});

export const reader = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.x2,
  paddingBlockStart: vars.space.x4,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.accent}`,
});

export const readerName = style([displayText, { margin: 0, fontSize: vars.size.lg }]);

export const readerText = style({ margin: 0, color: vars.color.textMuted });

export const steps = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.x2,
  padding: vars.space.x5,
  borderRadius: vars.radius.lg,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontFamily: vars.font.display,
    fontStyle: vars.style.display,
    fontWeight: vars.weight.display,
    fontSize: vars.size.xxl,
    lineHeight: 1,
    color: vars.color.textMuted,
  },
});
