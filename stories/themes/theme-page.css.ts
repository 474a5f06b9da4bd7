import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** A ground of the brand's own: every part of a page stands in one mode of one brand. */
export const ground = style({
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.md,
  lineHeight: vars.line.text,
});

export const page = style([
  ground,
  {
    display: 'grid',
    gap: vars.space.x8,
    minBlockSize: '100vh',
    padding: vars.space.x6,
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
]);

export const title = style([displayText, { margin: 0, fontSize: vars.size.xxl }]);

export const heading = style([
  displayText,
  { marginBlock: `0 ${vars.space.x3}`, fontSize: vars.size.lg },
]);

export const lead = style({ margin: 0, maxInlineSize: '70ch', color: vars.color.textMuted });

export const swatchCell = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
});

/** The color itself stands in a style attribute: it belongs to another mode than the page. */
export const swatch = style({
  flex: 'none',
  inlineSize: '28px',
  blockSize: '28px',
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.sm,
});

export const value = style([tabularText, { fontSize: vars.size.sm, overflowWrap: 'anywhere' }]);

export const quiet = style({
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const specimens = style({
  display: 'grid',
  gap: vars.space.x4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

export const specimenTitle = style([displayText, { margin: 0, fontSize: vars.size.xl }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

export const column = style([
  ground,
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.x4,
    padding: vars.space.x5,
    backgroundImage: vars.pattern.image,
  },
]);

export const strip = style({ display: 'flex', blockSize: '40px' });

export const stripe = style({ flex: 1 });

/** About as wide as a phone. */
export const samples = style({ maxInlineSize: '22rem' });

export const chooser = style({ maxInlineSize: '28rem', padding: vars.space.x5 });
