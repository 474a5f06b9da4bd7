import { style } from '@vanilla-extract/css';

import { canHover, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

/** Of the bar's own text: the page's border colour may be its opposite. */
const hairline = `color-mix(in oklch, ${vars.color.footerText} 18%, transparent)`;

export const footer = style({
  marginBlockStart: vars.space.x12,
  background: vars.color.footerBg,
  color: vars.color.footerText,
  borderBlockStart: `${vars.border.thin} solid ${hairline}`,
});

export const inner = style({
  display: 'grid',
  gap: vars.space.x8,
  maxInlineSize: vars.layout.maxWidth,
  marginInline: 'auto',
  paddingBlock: `${vars.space.x8} ${vars.space.x6}`,
  paddingInline: vars.space.x4,
  '@media': { [from('desktop')]: { paddingInline: vars.space.x6 } },
});

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from('desktop')]: { gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))' },
  },
});

export const about = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x3,
  gridColumn: '1 / -1',
  '@media': { [from('desktop')]: { gridColumn: 'auto', paddingInlineEnd: vars.space.x8 } },
});

export const tall = style({
  gridRow: 'span 2',
  '@media': { [from('tablet')]: { gridRow: 'auto' } },
});

export const heading = style({
  marginBlockEnd: vars.space.x2,
  color: vars.color.footerText,
  fontSize: vars.size.md,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  // A category can be a word of two letters.
  minInlineSize: '24px',
  minBlockSize: '36px',
  padding: 0,
  color: vars.color.footerMuted,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  textAlign: 'start',
  textDecoration: 'none',
  '@media': {
    [canHover]: { ':hover': { color: vars.color.footerText, textDecoration: 'underline' } },
    // Fingers need more than a mouse.
    '(pointer: coarse)': { minBlockSize: '44px' },
  },
});

export const vendors = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x2} ${vars.space.x6}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.footerMuted,
});

/** A vendor's mark is its name, set in the brand's display face. */
export const vendor = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.display,
  lineHeight: vars.line.normal,
  letterSpacing: '0.02em',
});

export const legal = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x6,
  borderBlockStart: `${vars.border.thin} solid ${hairline}`,
});

export const legalWords = style({
  display: 'grid',
  flex: '1 1 220px',
  gap: vars.space.x2,
  maxInlineSize: '70ch',
});

export const small = style({ color: vars.color.footerMuted, fontSize: vars.size.xs });
export const strong = style({ color: vars.color.footerText, fontWeight: vars.weight.medium });

export const ageMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '48px',
  blockSize: '48px',
  border: `2px solid ${vars.color.footerText}`,
  borderRadius: vars.radius.pill,
  fontFamily: vars.font.numeric,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
});

export const slimInner = style([inner, { gap: vars.space.x5 }]);

export const slimRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x6}`,
});

export const slimLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.x1} ${vars.space.x5}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
