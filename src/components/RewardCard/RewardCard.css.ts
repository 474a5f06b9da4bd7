import { createVar, style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How many figures the longest amount of the stub is wide: it is written as large as it fits. */
export const figures = createVar();

const stub = createVar();
const NOTCH = '9px';

/** A card that is narrow for its type: the stub lies on top. */
const narrow = '(max-width: 16rem)';

/** What the voucher measures itself by. */
export const frame = style({ minInlineSize: 0, containerType: 'inline-size' });

/** Half discs cut out of both edges, where the stub would be torn off. */
const cut = (edge: 'top' | 'bottom', side: 'left' | 'right') =>
  `radial-gradient(circle ${NOTCH} at ${side} ${stub} ${edge} 0, transparent 98%, currentColor)`;

/** A voucher: what it is worth on the stub, what it is beside it. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${stub} minmax(0, 1fr)`,
  minInlineSize: 0,
  minBlockSize: '8rem',
  overflow: 'clip',
  color: vars.color.cardText,
  background: vars.color.cardBg,
  borderRadius: vars.radius.lg,
  // The stub leaves room for what stands beside it.
  vars: { [stub]: 'min(clamp(6.5rem, 30%, 11rem), 38%)' },
  maskImage: `${cut('top', 'left')}, ${cut('bottom', 'left')}`,
  maskComposite: 'intersect',
  selectors: {
    '[dir="rtl"] &': {
      maskImage: `${cut('top', 'right')}, ${cut('bottom', 'right')}`,
    },
  },
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      maskImage: 'none',
      selectors: { '[dir="rtl"] &': { maskImage: 'none' } },
    },
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    border: `${vars.border.thin} solid ${vars.color.cardBorder}`,
    borderRadius: 'inherit',
    pointerEvents: 'none',
  },
});

export const value = style({
  display: 'grid',
  containerType: 'inline-size',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x3,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  backgroundImage: vars.gradient.brand,
  textAlign: 'center',
  selectors: {
    // What can no longer be had steps back, also in words.
    '[data-state="closed"] > &, [data-state="done"] > &': {
      color: vars.color.text,
      background: vars.color.surfaceSunken,
    },
  },
});

export const worth = style([
  displayText,
  tabularText,
  {
    maxInlineSize: '100%',
    fontSize: `min(clamp(${vars.size.sm}, 13cqi, ${vars.size.lg}), calc(100cqi / (${figures} * 0.68)))`,
    overflowWrap: 'anywhere',
  },
]);

export const body = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x4,
  // The line to tear along.
  borderInlineStart: `2px dashed ${vars.color.cardBorder}`,
  '@container': {
    [narrow]: { borderInlineStart: 0, borderBlockStart: `2px dashed ${vars.color.cardBorder}` },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.x1} ${vars.space.x3}`,
});

export const title = style([displayText, { fontSize: vars.size.md, overflowWrap: 'anywhere' }]);

export const text = style({ fontSize: vars.size.sm, color: vars.color.cardMuted });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  marginBlockStart: 'auto',
});

/** What can be done stands at the end of its line, beside a date or alone. */
export const action = style({ display: 'flex', marginInlineStart: 'auto' });

export const until = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.size.sm,
  color: vars.color.cardMuted,
});
