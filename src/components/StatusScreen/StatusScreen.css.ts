import { style, styleVariants } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const base = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x6,
  paddingInline: vars.space.x4,
  textAlign: 'center',
  outline: 'none',
});

export const variants = styleVariants({
  site: [
    base,
    {
      minBlockSize: '100dvb',
      paddingBlock: vars.space.x12,
      backgroundImage: vars.pattern.image,
    },
  ],
  page: [base, { minBlockSize: '60dvb', paddingBlock: vars.space.x8 }],
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x5,
  position: 'relative',
  overflow: 'clip',
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: '520px',
  padding: vars.space.x8,
  border: `${vars.card.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  background: vars.color.surface,
  boxShadow: vars.elevation.high,
  // The brand's own line, so that even this page is the brand's.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: '4px',
    background: vars.gradient.brand,
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '80px',
  blockSize: '80px',
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.pill,
  background: `radial-gradient(circle at 50% 20%, color-mix(in oklab, ${vars.color.primary} 18%, transparent), transparent 70%), ${vars.color.surfaceSunken}`,
  color: vars.color.link,
  selectors: {
    '&[data-tone="danger"]': {
      background: `color-mix(in oklab, ${vars.color.danger} 14%, ${vars.color.surface})`,
      color: vars.color.text,
    },
  },
});

export const title = style([displayText, { fontSize: vars.size.xxl, overflowWrap: 'anywhere' }]);

export const text = style({ maxInlineSize: '52ch', color: vars.color.textMuted });

export const fact = style({
  display: 'grid',
  gap: vars.space.x1,
  margin: 0,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x5,
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
});

export const factName = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const factValue = style({
  margin: 0,
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});
