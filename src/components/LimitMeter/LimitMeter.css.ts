import { createVar, style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const share = createVar();

export const box = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x4,
  color: vars.color.cardText,
  background: vars.color.cardBg,
  border: `${vars.border.thin} solid ${vars.color.cardBorder}`,
  borderRadius: vars.radius.lg,
  lineHeight: vars.line.normal,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x4}`,
});

export const name = style({
  fontWeight: vars.weight.bold,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const figures = style([
  tabularText,
  { fontSize: vars.size.sm, color: vars.color.cardMuted, textAlign: 'end' },
]);

export const used = style({
  fontSize: vars.size.lg,
  fontWeight: vars.weight.bold,
  color: vars.color.cardText,
});

/** A measured well: marks at every quarter, so that a part is read without its number. */
export const track = style({
  position: 'relative',
  blockSize: '14px',
  overflow: 'clip',
  borderRadius: `min(${vars.radius.sm}, 7px)`,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}`,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '1px',
    backgroundImage: `repeating-linear-gradient(to right, transparent 0 calc(25% - 1px), ${vars.color.borderStrong} calc(25% - 1px) 25%)`,
    opacity: 0.6,
  },
});

export const fill = style({
  inlineSize: `calc(100% * ${share})`,
  blockSize: '100%',
  background: vars.color.info,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    '[data-state="near"] > * > &': { background: vars.color.warning },
    '[data-state="reached"] > * > &': { background: vars.color.danger },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  fontSize: vars.size.sm,
});

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  selectors: { '[data-state="far"] &': { color: vars.color.cardMuted } },
});

export const pending = style({
  display: 'flex',
  gap: vars.space.x2,
  padding: vars.space.x3,
  fontSize: vars.size.sm,
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.sm,
});
