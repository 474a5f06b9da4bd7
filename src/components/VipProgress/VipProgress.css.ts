import { createVar, style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const share = createVar();
export const stops = createVar();
const EMBLEM = '2rem';

export const box = style({
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  padding: vars.space.x5,
  color: vars.color.cardText,
  background: vars.color.cardBg,
  border: `${vars.border.thin} solid ${vars.color.cardBorder}`,
  borderRadius: vars.radius.lg,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});

export const points = style({ display: 'grid', textAlign: 'end', minInlineSize: 0 });

export const figure = style([
  tabularText,
  { fontSize: vars.size.xl, fontWeight: vars.weight.bold, lineHeight: vars.line.tight },
]);

export const unit = style({ fontSize: vars.size.sm, color: vars.color.cardMuted });

/** The stops stand in the middles of equal columns; the rail runs from the first to the last. */
export const rail = style({ position: 'relative', minInlineSize: 0 });

const half = `calc(50% / ${stops})`;

export const track = style({
  position: 'absolute',
  insetInline: half,
  insetBlockStart: `calc(${EMBLEM} / 2 - 3px)`,
  blockSize: '6px',
  overflow: 'clip',
  borderRadius: vars.radius.pill,
  background: vars.color.surfaceSunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
});

export const filled = style({
  inlineSize: `calc(100% * ${share})`,
  blockSize: '100%',
  background: vars.color.primary,
  backgroundImage: vars.gradient.brand,
  transition: `inline-size ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const marks = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `repeat(${stops}, minmax(0, 1fr))`,
  padding: 0,
  listStyleType: "''",
});

export const mark = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.x1,
  minInlineSize: 0,
  fontSize: vars.size.xs,
  lineHeight: vars.line.tight,
  textAlign: 'center',
  color: vars.color.cardMuted,
  selectors: {
    '&[data-now]': { color: vars.color.cardText, fontWeight: vars.weight.bold },
  },
});

/** The rail must not shine through a stone that is not won yet. */
export const stone = style({
  display: 'grid',
  blockSize: EMBLEM,
  background: `radial-gradient(circle, ${vars.color.cardBg} 62%, transparent 63%)`,
});

export const name = style({ maxInlineSize: '100%', overflowWrap: 'anywhere', hyphens: 'auto' });

export const text = style({ display: 'grid', gap: vars.space.x1 });

export const note = style({ fontSize: vars.size.sm, color: vars.color.cardMuted });
