import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { vars } from '#theme/vars.css.ts';

export const button = style([
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '2.75rem',
    blockSize: '2.75rem',
    color: vars.color.textMuted,
    borderRadius: vars.radius.pill,
    transition: `background ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
    ':hover': {
      color: vars.color.text,
      background: `color-mix(in oklch, ${vars.color.text} 10%, transparent)`,
    },
    ':active': { background: `color-mix(in oklch, ${vars.color.text} 18%, transparent)` },
  },
]);
