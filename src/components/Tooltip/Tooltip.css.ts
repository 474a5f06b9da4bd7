import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const anchor = style({ display: 'inline-flex', maxInlineSize: '100%' });

/** The page's colors turned round, so that it stands out in both modes. */
export const bubble = style({
  maxInlineSize: '18rem',
  padding: `${vars.space.x1} ${vars.space.x3}`,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.bg,
  background: vars.color.text,
  borderRadius: vars.radius.sm,
  boxShadow: vars.elevation.low,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}` },
  },
});
