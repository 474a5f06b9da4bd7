import { style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** The padded edge of the table. */
export const rail = style({
  minInlineSize: 0,
  inlineSize: '100%',
  padding: 'clamp(4px, 1.2vi, 10px)',
  background: `linear-gradient(180deg, ${vars.color.surfaceRaised}, color-mix(in oklab, ${vars.color.primary} 24%, ${vars.color.surfaceSunken}))`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: `calc(${vars.radius.lg} + 10px)`,
  boxShadow: vars.elevation.low,
});

export const cloth = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space.x4,
  overflow: 'clip',
  paddingBlock: vars.space.x4,
  paddingInline: vars.space.x3,
  color: vars.color.text,
  background: `radial-gradient(130% 80% at 50% 0%, color-mix(in oklab, ${vars.color.primary} 20%, transparent), transparent 70%), ${vars.color.surfaceSunken}`,
  borderRadius: vars.radius.lg,
  containerType: 'inline-size',
  // room between house and players, so that a hand may grow without moving the other
  selectors: { '&[data-house]': { minBlockSize: 'min(25rem, 60vb)' } },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    insetInline: '-12%',
    insetBlockStart: '-62%',
    blockSize: '112%',
    border: `${vars.border.thin} solid color-mix(in oklab, ${vars.color.primary} 40%, transparent)`,
    borderRadius: '50%',
    boxShadow: `0 0 0 6px transparent, 0 0 0 7px color-mix(in oklab, ${vars.color.primary} 18%, transparent)`,
  },
});

export const half = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'start',
  gap: vars.space.x3,
  minInlineSize: 0,
});

export const inscription = style([
  displayText,
  {
    justifySelf: 'center',
    margin: 0,
    paddingInline: vars.space.x4,
    paddingBlock: vars.space.x1,
    textAlign: 'center',
    fontSize: vars.size.sm,
    lineHeight: vars.line.normal,
    color: vars.color.text,
    background: vars.color.surfaceSunken,
    border: `${vars.border.thin} solid color-mix(in oklab, ${vars.color.primary} 40%, transparent)`,
    borderRadius: vars.radius.pill,
  },
]);
