import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** One entry of a list on a shared ground: a hairline under it parts it from the next. */
export const listRow = style({
  minInlineSize: 0,
  paddingBlock: vars.space.x3,
  color: vars.color.text,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
});

/** An entry with a sign before its words. */
export const signedListRow = style([
  listRow,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.x3,
    alignItems: 'start',
  },
]);
