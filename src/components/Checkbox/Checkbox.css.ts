import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const field = style({ display: 'grid', minInlineSize: 0, textAlign: 'start' });

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minBlockSize: '2.75rem',
  paddingBlock: '0.625rem',
  fontSize: vars.size.md,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.55 } },
});

const tick = 'polygon(14% 47%, 4% 58%, 40% 92%, 97% 24%, 86% 14%, 39% 70%)';

export const box = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  background: vars.color.inputBg,
  border: `${vars.border.thick} solid ${vars.color.inputBorder}`,
  borderRadius: `min(${vars.radius.sm}, 6px)`,
  cursor: 'inherit',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '2px',
      background: vars.color.onPrimary,
      clipPath: tick,
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
    },
    'label:hover > &': { borderColor: vars.color.textMuted },
    '&:checked, &:indeterminate': {
      background: vars.color.primary,
      borderColor: vars.color.primary,
    },
    'label:hover > &:checked, label:hover > &:indeterminate': {
      background: vars.color.primaryHover,
      borderColor: vars.color.primaryHover,
    },
    '&:checked::before, &:indeterminate::before': { transform: 'scale(1)' },
    '&:indeterminate::before': { clipPath: 'inset(40% 8%)' },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.danger },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Hint and error stand under the words, not under the box. */
export const note = style({
  paddingInlineStart: `calc(1.375rem + ${vars.space.x3})`,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

/** A link there stands alone: it needs the height of a target (WCAG 2.5.8). */
globalStyle(`${note} a`, { display: 'inline-block', paddingBlock: vars.space.x1 });
