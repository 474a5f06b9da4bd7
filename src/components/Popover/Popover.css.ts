import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** The panel of popovers, menus and option lists. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'max(var(--trigger-width, 0px), 12rem)',
  maxInlineSize: 'min(24rem, 100vi - 1rem)',
  overflow: 'hidden',
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  boxShadow: vars.elevation.high,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}` },
    '&[data-exiting]': {
      animation: `${appear} ${vars.motion.fast} ${vars.motion.easing} reverse forwards`,
    },
  },
});

export const content = style({
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space.x4,
  lineHeight: vars.line.text,
  textAlign: 'start',
  outline: 'none',
});
