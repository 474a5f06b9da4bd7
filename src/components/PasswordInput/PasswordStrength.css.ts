import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const meter = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const bars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space.x1,
  flex: 1,
});

export const bar = style({
  blockSize: '4px',
  borderRadius: vars.radius.pill,
  background: vars.color.border,
  transition: `background ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    '[data-score="0"] &[data-on]': { background: vars.color.danger },
    '[data-score="1"] &[data-on]': { background: vars.color.warning },
    '[data-score="2"] &[data-on]': { background: vars.color.info },
    '[data-score="3"] &[data-on]': { background: vars.color.success },
  },
});

export const word = style({ flex: 'none', color: vars.color.text });
