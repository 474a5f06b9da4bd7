import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const meter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: '1.75rem',
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space.x1,
  flex: '1 1 6rem',
});

export const bar = style({
  blockSize: '6px',
  borderRadius: vars.radius.pill,
  // Forced colors paint over backgrounds; the border stays.
  border: `1px solid ${vars.color.borderStrong}`,
  transition: `background ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    '[data-score="0"] &[data-on]': {
      background: vars.color.danger,
      borderColor: vars.color.danger,
    },
    '[data-score="1"] &[data-on]': {
      background: vars.color.warning,
      borderColor: vars.color.warning,
    },
    '[data-score="2"] &[data-on]': { background: vars.color.info, borderColor: vars.color.info },
    '[data-score="3"] &[data-on]': {
      background: vars.color.success,
      borderColor: vars.color.success,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-on]': { background: 'Highlight !important' } },
    },
  },
});

export const word = style({
  minInlineSize: '4.5rem',
  textAlign: 'end',
  fontWeight: vars.weight.medium,
  color: vars.color.text,
});

export const advice = style({ flexBasis: '100%' });
