import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const tone = createVar();
const side = createVar();

const lighter = `oklch(from ${tone} calc(l + 0.14) c h)`;
const darker = `oklch(from ${tone} calc(l - 0.14) c h)`;

export const figure = style({
  display: 'inline-grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const sizes = styleVariants({ sm: '1.875rem', md: '2.5rem', lg: '3.5rem' }, (length) => ({
  vars: { [side]: length },
}));

export const tones = styleVariants(
  {
    plain: vars.color.primary,
    red: vars.color.danger,
    blue: vars.color.info,
    green: vars.color.success,
    gold: vars.color.accent,
  },
  (color) => ({ vars: { [tone]: color } }),
);

export const ball = style([
  tabularText,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: side,
    blockSize: side,
    fontSize: `calc(${side} * 0.4)`,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    color: vars.color.text,
    // A ball is round in every brand.
    borderRadius: '50%',
    background: `radial-gradient(circle at 32% 24%, ${lighter}, ${tone} 46%, ${darker})`,
    boxShadow: `0 2px 5px ${vars.color.shadow}, inset 0 -2px 4px ${vars.color.shadow}`,
    selectors: {
      '&[data-shape="tile"]': { borderRadius: `max(${vars.radius.sm}, 4px)` },
      '&[data-special]': {
        boxShadow: `0 0 0 2px ${vars.color.surface}, 0 0 0 4px ${tone}, ${vars.glow.soft}`,
      },
      '&[data-result="missed"]': { filter: 'saturate(0.2)' },
    },
    '@media': { '(forced-colors: active)': { border: '2px solid CanvasText' } },
  },
]);

/** The number's own ground: it is read on the surface, whatever the ball's color. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '68%',
  blockSize: '68%',
  borderRadius: 'inherit',
  background: vars.color.surface,
  border: `max(1px, calc(${side} * 0.045)) solid ${darker}`,
  boxShadow: `0 1px 2px ${vars.color.shadow}`,
  selectors: {
    // A color family is told by its ring as well.
    '[data-tone="blue"] > &': { borderStyle: 'double', borderWidth: `calc(${side} * 0.085)` },
    '[data-tone="green"] > &': { borderStyle: 'dashed' },
    '[data-tone="gold"] > &': { borderStyle: 'dotted', borderWidth: `calc(${side} * 0.06)` },
  },
});

export const hit = style({
  position: 'absolute',
  insetBlockEnd: '-0.2rem',
  insetInlineEnd: '-0.2rem',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  borderRadius: vars.radius.pill,
  background: vars.color.success,
  color: vars.color.onSuccess,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
});

export const attribute = style({
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
  textAlign: 'center',
});
