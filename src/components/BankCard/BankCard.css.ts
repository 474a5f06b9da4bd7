import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: '24rem',
  minBlockSize: '12.5rem',
  padding: vars.space.x5,
  overflow: 'clip',
  color: color.onJackpot,
  background: `linear-gradient(135deg, ${color.jackpot}, color-mix(in oklab, ${color.jackpot} 86%, ${color.onJackpot}))`,
  borderRadius: vars.radius.lg,
  boxShadow: `${vars.elevation.low}, inset 0 0 0 1px color-mix(in oklab, ${color.onJackpot} 22%, transparent)`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      backgroundImage: vars.pattern.image,
      opacity: 0.8,
    },
    '&[data-state="refused"], &[data-state="frozen"]': {
      color: color.text,
      background: color.surfaceSunken,
      boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.x3 });

export const sign = style({ flex: 'none', display: 'grid', placeItems: 'center' });

export const bank = style([
  displayText,
  { flex: 1, minInlineSize: 0, fontSize: vars.size.lg, overflowWrap: 'anywhere' },
]);

export const account = style([
  tabularText,
  {
    alignSelf: 'end',
    fontSize: vars.size.xl,
    fontWeight: vars.weight.bold,
    letterSpacing: '0.06em',
    lineHeight: vars.line.normal,
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});

export const holder = style({
  flex: '1 1 6rem',
  minInlineSize: 0,
  lineHeight: vars.line.normal,
  overflowWrap: 'anywhere',
});

export const main = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
});

export const actions = style({ display: 'flex', margin: '-0.5rem -0.5rem -0.5rem 0' });
