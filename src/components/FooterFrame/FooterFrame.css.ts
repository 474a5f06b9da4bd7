import { fallbackVar, style } from '@vanilla-extract/css';
import { canHover, from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';
import { asideRoom } from '../AppFrame/aside-room.css.ts';

/** Of the bar's own text: the page's border color may be its opposite. */
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
  '@media': {
    [from('desktop')]: {
      paddingInlineStart: vars.space.x6,
      // The right bar floats over the end of the page.
      paddingInlineEnd: `calc(${vars.space.x6} + ${fallbackVar(asideRoom, '0px')})`,
    },
  },
});

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
