import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const metal = createVar();
const ink = createVar();

/** Each rank has a metal of the brand's own: from its quiet neutral up to the jackpot's plate. */
export const badge = style({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: 'inherit',
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  vars: { [metal]: vars.color.surfaceSunken, [ink]: vars.color.text },
  selectors: {
    '&[data-tier="2"]': { vars: { [metal]: vars.color.secondary, [ink]: vars.color.onSecondary } },
    '&[data-tier="3"]': { vars: { [metal]: vars.color.accent, [ink]: vars.color.onAccent } },
    '&[data-tier="4"]': { vars: { [metal]: vars.color.primary, [ink]: vars.color.onPrimary } },
    '&[data-tier="5"]': { vars: { [metal]: vars.color.jackpot, [ink]: vars.color.onJackpot } },
    '&[data-reached="false"]': {
      vars: { [metal]: 'transparent', [ink]: vars.color.textMuted },
    },
  },
});

export const emblem = style({
  flex: 'none',
  color: ink,
  selectors: {
    '[data-tier="5"] > &': { filter: `drop-shadow(0 0 6px ${vars.color.glow})` },
    '[data-reached="false"] > &': { filter: 'none' },
  },
});

/** The cut stone: a plate, its lit facet, its edge. */
export const plate = style({ fill: metal });
export const facet = style({ fill: 'currentColor', opacity: 0.14 });
export const edge = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinejoin: 'round',
  opacity: 0.7,
  selectors: { '[data-reached="false"] &': { strokeDasharray: '2.5 2.5' } },
});
export const pip = style({ fill: 'currentColor' });

export const name = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

globalStyle(`[data-size="lg"] > ${name}`, {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontStyle: vars.style.display,
  fontSize: vars.size.lg,
  lineHeight: vars.line.tight,
});
