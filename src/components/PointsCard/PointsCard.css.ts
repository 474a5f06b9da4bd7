import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** A member's card: the jackpot's own plate, with the brand's pattern and a line of its gradient. */
export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gap: vars.space.x4,
  minInlineSize: 0,
  padding: vars.space.x5,
  overflow: 'clip',
  color: vars.color.onJackpot,
  background: vars.color.jackpot,
  borderRadius: vars.radius.lg,
  boxShadow: vars.elevation.low,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    backgroundImage: vars.pattern.image,
    opacity: 0.5,
    maskImage: 'linear-gradient(to bottom left, currentColor, transparent 70%)',
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '4px',
    background: vars.gradient.brand,
  },
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const label = style([displayText, { fontSize: vars.size.lg }]);

export const points = style([
  tabularText,
  {
    fontSize: `clamp(${vars.size.xxl}, 11cqi, ${vars.size.xxxl})`,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
    overflowWrap: 'anywhere',
  },
]);

export const figures = style({
  display: 'grid',
  gap: vars.space.x1,
  containerType: 'inline-size',
  minInlineSize: 0,
});

export const detail = style({ fontSize: vars.size.sm, lineHeight: vars.line.normal });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
});
