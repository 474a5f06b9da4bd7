import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingBlock: '0.625rem',
  color: vars.color.text,
  lineHeight: vars.line.normal,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.55 },
    '&[data-variant="card"]': {
      padding: vars.space.x4,
      background: vars.color.surface,
      border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
      borderRadius: vars.radius.md,
      transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
    },
    '&[data-variant="card"]:hover:not(:has(:disabled))': { borderColor: vars.color.textMuted },
    '&[data-variant="card"]:has(:checked)': {
      borderColor: vars.color.primary,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
  },
});

export const dot = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '1.375rem',
  blockSize: '1.375rem',
  margin: 0,
  background: vars.color.surface,
  border: `${vars.border.thick} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  cursor: 'inherit',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      inset: '3px',
      borderRadius: vars.radius.pill,
      background: vars.color.primary,
      transform: 'scale(0)',
      transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
    },
    'label:hover > &:not(:disabled)': { borderColor: vars.color.textMuted },
    'label:active > &:not(:disabled)::before': { transform: 'scale(0.6)' },
    '&:checked, label:hover > &:checked:not(:disabled)': { borderColor: vars.color.primary },
    '&:checked::before, label:active > &:checked:not(:disabled)::before': {
      transform: 'scale(1)',
    },
    '[aria-invalid="true"] &:not(:checked)': { borderColor: vars.color.danger },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&::before': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const text = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const description = style({ fontSize: vars.size.sm, color: vars.color.textMuted });
