import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-6px)' } });

/** The panel of popovers, menus and option lists. */
export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 'min(max(var(--trigger-width, 0px), 12rem), 100vi - 1rem)',
  maxInlineSize: 'min(24rem, 100vi - 1rem)',
  overflow: 'hidden',
  color: vars.color.popupText,
  background: vars.color.popupBg,
  border: `${vars.popup.borderWidth} solid ${vars.color.popupBorder}`,
  borderRadius: vars.popup.menuRadius,
  boxShadow: vars.popup.shadow,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.easing}` },
    '&[data-exiting]': {
      animation: `${appear} ${vars.motion.fast} ${vars.motion.easing} reverse forwards`,
    },
  },
});
