import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const track = style({
  display: 'inline-flex',
  // With large type on a phone they take two rows; nothing scrolls sideways.
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  padding: '3px',
  gap: '2px',
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: `calc(${vars.radius.md} + 3px)`,
  selectors: { '&[data-full]': { display: 'flex' } },
});

export const segment = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  flex: '1 1 auto',
  minInlineSize: '2.75rem',
  minBlockSize: '2.5rem',
  paddingInline: vars.space.x3,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
  // Words that take two lines stand in the middle as those of one do.
  textAlign: 'center',
  color: vars.color.textMuted,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    // The eye sees 40 px, the thumb gets the track's edge as well.
    '&::after': { content: '', position: 'absolute', inset: '-3px 0' },
    '&:hover:not(:has(:disabled))': { color: vars.color.text },
    '&:has(:disabled)': { opacity: 0.5, cursor: 'not-allowed' },
    '&:has(:checked)': {
      color: vars.color.text,
      background: vars.color.surfaceRaised,
      boxShadow: `${vars.elevation.low}, inset 0 0 0 1px ${vars.color.border}`,
    },
    // Forced colors paint over grounds; an outline stays.
    '&:has(:checked):not(:has(:focus-visible))': { outline: '2px solid transparent' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});
