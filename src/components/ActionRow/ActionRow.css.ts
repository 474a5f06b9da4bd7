import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { signedListRow } from '#theme/list-row.css.ts';
import { vars } from '#theme/vars.css.ts';

export const row = style([
  signedListRow,
  {
    paddingBlock: vars.space.x4,
    selectors: {
      // The card around has its own space.
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0, borderBlockEnd: 0 },
    },
  },
]);

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.md,
  background: vars.color.surfaceSunken,
  color: vars.color.textMuted,
});

/** The action stands at the end of the line where there is room, else under the words. */
export const body = style({
  display: 'grid',
  gap: vars.space.x3,
  justifyItems: 'start',
  minInlineSize: 0,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      minBlockSize: '2.75rem',
    },
  },
});

export const content = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  lineHeight: vars.line.normal,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
});

export const title = style({ fontWeight: vars.weight.bold });

export const text = style({
  maxInlineSize: '60ch',
  color: vars.color.textMuted,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  '@media': { [from('tablet')]: { justifyContent: 'flex-end' } },
});
