import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** The one color of a scene; a graph without one has the brand's main color. */
export const sceneColor = createVar();

/** On the graph's plate: gives everything in it the scene's color. */
export const scenery = style({
  vars: { [sceneColor]: vars.color.primary },
  selectors: {
    '&[data-scene="comet"]': { vars: { [sceneColor]: vars.color.info } },
    '&[data-scene="balloon"]': { vars: { [sceneColor]: vars.color.accent } },
    '&[data-scene="moon"]': {
      vars: { [sceneColor]: `color-mix(in oklab, ${vars.color.text} 62%, ${vars.color.info})` },
    },
    '&[data-scene="brass"]': {
      vars: { [sceneColor]: `color-mix(in oklab, ${vars.color.warning} 62%, ${vars.color.text})` },
    },
    '&[data-scene="rocket"]': { vars: { [sceneColor]: vars.color.warning } },
  },
});

export const backdrop = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  inlineSize: '100%',
  blockSize: '100%',
  // A drawing is not mirrored with the writing.
  direction: 'ltr',
});

/** So quiet that figures and words on it stay as readable as on the plate alone. */
export const faint = style({
  fill: `color-mix(in oklab, ${sceneColor} 13%, transparent)`,
});

export const stripe = style({
  fill: 'none',
  stroke: `color-mix(in oklab, ${sceneColor} 16%, transparent)`,
  strokeWidth: 3,
  strokeLinecap: 'round',
});

export const crater = style({
  fill: `color-mix(in oklab, ${sceneColor} 10%, transparent)`,
});

/** What stays behind the craft, under the line; the line itself differs too. */
export const trail = style({
  fill: 'none',
  stroke: `color-mix(in oklab, ${sceneColor} 24%, transparent)`,
  strokeWidth: 16,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  selectors: {
    '[data-scene="plane"] &, [data-scene="balloon"] &, [data-scene="moon"] &': {
      display: 'none',
    },
    '[data-scene="rocket"] &': { strokeWidth: 12, strokeDasharray: '1 16' },
    '[data-scene="brass"] &': {
      strokeWidth: 14,
      strokeLinecap: 'butt',
      strokeDasharray: '4 10',
    },
    '[data-phase="crashed"] &': {
      stroke: `color-mix(in oklab, ${vars.color.danger} 24%, transparent)`,
    },
  },
});

export const craft = style({
  inlineSize: 'clamp(2.5rem, 8cqi, 4.5rem)',
  aspectRatio: '1',
  overflow: 'visible',
  selectors: { '[data-scene="brass"] &': { transformOrigin: '50% 88%' } },
  filter: `drop-shadow(0 2px 4px ${vars.color.shadow})`,
});

/** Where the craft stands: at the head of the curve, or at its foot while bets are taken. */
export const berth = style({
  position: 'absolute',
  display: 'grid',
  translate: '-50% -50%',
  // An engine stands on its rails.
  selectors: { '[data-scene="brass"] &': { translate: '-50% -86%' } },
});

export const hull = style({ fill: sceneColor });

export const shade = style({ fill: `color-mix(in oklab, ${sceneColor} 58%, ${vars.color.text})` });

export const glass = style({
  fill: `color-mix(in oklab, ${sceneColor} 22%, ${vars.color.surface})`,
});

export const flame = style({ fill: `color-mix(in oklab, ${sceneColor} 45%, transparent)` });
