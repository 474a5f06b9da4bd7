import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** The frame around an input, a select or a date: one look for all. */
export const frame = style({
  display: 'flex',
  alignItems: 'stretch',
  minBlockSize: vars.input.height,
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  color: vars.color.inputText,
  background: vars.color.inputBg,
  border: `${vars.input.borderWidth} solid ${vars.color.inputBorder}`,
  borderRadius: vars.input.radius,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.inputMuted },
    '&:has(:focus-visible), &[data-focus-visible], &[data-focus-within]': {
      borderColor: vars.color.inputFocus,
      boxShadow: `0 0 0 1px ${vars.color.inputFocus}`,
    },
    '&:has([aria-invalid="true"]), &[data-invalid]': { borderColor: vars.color.danger },
    '&:has([aria-invalid="true"]):has(:focus-visible)': {
      boxShadow: `0 0 0 1px ${vars.color.danger}`,
    },
    // A button inside may be disabled alone: a bound was reached.
    '&:has(input:disabled, textarea:disabled), &[data-disabled]': {
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
  paddingInline: vars.input.paddingInline,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontFamily: vars.input.font,
  // Below 16 px iOS zooms the page when the field takes the focus.
  fontSize: `max(16px, ${vars.size.md})`,
  lineHeight: vars.line.normal,
  textAlign: 'start',
  selectors: {
    '&::placeholder': { color: vars.color.inputMuted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed' },
    '&:autofill': {
      WebkitTextFillColor: vars.color.inputText,
      caretColor: vars.color.inputText,
      boxShadow: `0 0 0 100px ${vars.color.inputBg} inset`,
    },
  },
});

/** An icon or a unit before or after the text. */
export const addOn = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  color: vars.color.inputMuted,
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
  color: vars.color.inputMuted,
  borderRadius: vars.input.radius,
  transition: `color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not(:disabled)': { color: vars.color.inputText },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-4px' },
    '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
  },
});
