import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import { label } from '../Field/Field.css.ts';

export const group = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  textAlign: 'start',
});

/** A legend has a padding of its own. */
export const legend = style([label, { padding: 0, marginBlockEnd: vars.space.x2 }]);

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8rem), 1fr))',
  gap: vars.space.x2,
});

export const tile = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minInlineSize: 0,
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x3,
  paddingBlock: vars.space.x2,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.textMuted },
    '&:has(:disabled)': { opacity: 0.55, cursor: 'not-allowed' },
    '&:has(:checked)': {
      background: `color-mix(in oklab, ${vars.color.primary} 14%, ${vars.color.surface})`,
      borderColor: vars.color.primary,
      boxShadow: `inset 0 0 0 1px ${vars.color.primary}`,
    },
    // Forced colors paint over grounds; an outline stays.
    '&:has(:checked):not(:has(:focus-visible))': { outline: '2px solid transparent' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
  },
});

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

/** What is chosen is told by more than a color. */
export const mark = style({
  flex: 'none',
  display: 'grid',
  visibility: 'hidden',
  color: vars.color.text,
  selectors: { [`${tile}:has(:checked) > &`]: { visibility: 'visible' } },
});
