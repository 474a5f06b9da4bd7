import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const guide = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  minInlineSize: 0,
});

export const title = style([displayText, { fontSize: vars.size.xl }]);

export const steps = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.x3,
  position: 'relative',
  paddingBlockEnd: vars.space.x4,
  selectors: {
    // A thread from each number to the next.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2rem 0',
      insetInlineStart: 'calc(1rem - 1px)',
      inlineSize: '2px',
      background: vars.color.border,
    },
  },
});

export const number = style([
  tabularText,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    borderRadius: vars.radius.pill,
    background: vars.color.primary,
    color: vars.color.onPrimary,
    fontWeight: vars.weight.bold,
  },
]);

export const text = style({ paddingBlockStart: '0.25rem', overflowWrap: 'anywhere' });
