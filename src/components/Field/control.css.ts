import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** The frame around an input, a select or a date: one look for all. */
export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: '3rem',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:has(:focus-visible), &[data-focus-visible], &[data-focus-within]': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
    },
    '&:has([aria-invalid="true"]), &[data-invalid]': { borderColor: vars.color.danger },
    '&:has([aria-invalid="true"]):has(:focus-visible)': {
      boxShadow: `0 0 0 1px ${vars.color.danger}`,
    },
    '&:has(:disabled), &[data-disabled]': {
      opacity: 0.55,
      cursor: 'not-allowed',
      borderColor: vars.color.border,
    },
  },
});

/** The element that takes the text; the frame draws its focus. */
export const input = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  margin: 0,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x4,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontFamily: vars.font.text,
  // Below 16 px iOS zooms the page when the field takes the focus.
  fontSize: `max(16px, ${vars.size.md})`,
  lineHeight: vars.line.normal,
  textAlign: 'start',
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 0.85 },
    '&:disabled': { cursor: 'not-allowed' },
    '&:autofill': {
      WebkitTextFillColor: vars.color.text,
      caretColor: vars.color.text,
      boxShadow: `0 0 0 100px ${vars.color.surfaceSunken} inset`,
    },
  },
});

/** An icon or a unit before or after the text. */
export const addOn = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.textMuted,
  paddingInlineStart: vars.space.x3,
  selectors: { '&:last-child': { paddingInline: 0 } },
});

/** A button inside the frame, thumb-sized. */
export const innerButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  color: vars.color.textMuted,
  borderRadius: vars.radius.md,
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
});
