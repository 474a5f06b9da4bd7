import { style } from '@vanilla-extract/css';
import { canHover } from '#theme/breakpoints.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x3,
  borderRadius: vars.radius.md,
  border: `${vars.border.thin} solid ${vars.color.cardBorder}`,
  background: vars.color.cardBg,
  color: vars.color.cardText,
  '@media': { [canHover]: { ':hover': { borderColor: vars.color.primary } } },
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const picture = style({
  flex: 'none',
  inlineSize: '4rem',
  overflow: 'clip',
  borderRadius: vars.radius.sm,
});

export const text = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const title = style({
  fontSize: vars.size.md,
  fontWeight: vars.weight.bold,
  overflowWrap: 'anywhere',
});

/** The whole row is its target. */
export const link = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const facts = style([
  tabularText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `0 ${vars.space.x3}`,
    fontSize: vars.size.sm,
    color: vars.color.cardMuted,
  },
]);
