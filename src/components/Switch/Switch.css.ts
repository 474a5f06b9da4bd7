import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.x2,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.55 } },
});

export const text = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const hint = style({ fontSize: vars.size.sm, color: vars.color.textMuted });

export const error = style({ fontSize: vars.size.sm });

export const track = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  inlineSize: '3rem',
  blockSize: '1.75rem',
  margin: 0,
  background: vars.color.inputBg,
  border: `${vars.border.thick} solid ${vars.color.inputBorder}`,
  borderRadius: vars.radius.pill,
  cursor: 'inherit',
  transition: `background ${vars.motion.normal} ${vars.motion.easing}, border-color ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: '3px',
      insetInlineStart: '3px',
      aspectRatio: '1',
      borderRadius: vars.radius.pill,
      background: vars.color.inputMuted,
      transition: `inset-inline-start ${vars.motion.normal} ${vars.motion.easing}, background ${vars.motion.normal} ${vars.motion.easing}`,
    },
    '&:checked': { background: vars.color.primary, borderColor: vars.color.primary },
    '&:checked::before': {
      background: vars.color.onPrimary,
      insetInlineStart: `calc(3rem - 1.75rem + 3px)`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});
