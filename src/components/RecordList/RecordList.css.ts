import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const frame = style({
  position: 'relative',
  minInlineSize: 0,
  color: vars.color.cardText,
  background: vars.color.cardBg,
  border: `${vars.card.borderWidth} solid ${vars.color.cardBorder}`,
  borderRadius: vars.card.radius,
});

export const list = style({
  padding: 0,
  // Not `none`: Safari would no longer call it a list.
  listStyleType: '""',
});

export const item = style({ paddingInline: vars.space.x4, minInlineSize: 0 });

// The frame ends the list: the hairline under the last record would double it.
globalStyle(`${item}:last-child > *`, { borderBlockEnd: 0 });

/** A record that is still on its way, as tall as a row of two lines. */
export const blank = style({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr) auto',
  columnGap: vars.space.x3,
  alignItems: 'center',
  minBlockSize: '4.5rem',
  paddingInline: vars.space.x4,
  selectors: {
    '&:not(:last-child)': {
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
    },
  },
});
