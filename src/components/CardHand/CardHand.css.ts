import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** Cards lie from left to right in every language, as their corners are printed. */
export const cards = style({
  direction: 'ltr',
  display: 'flex',
  justifyContent: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[data-many]': { gap: 0 } },
});

/** Where there is no room a card lies over the one before it, whose corner stays in sight. */
export const place = style({
  display: 'flex',
  flex: '0 1 auto',
  minInlineSize: '1.25rem',
  selectors: {
    '&:last-child': { flexShrink: 0 },
    '[data-many] > &:not(:last-child)': { paddingInlineEnd: vars.space.x1 },
  },
});
