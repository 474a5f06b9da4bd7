import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

export const frame = style({ minInlineSize: 0, containerType: 'inline-size' });

/** Upright on a phone, lying on wider frames; always from left to right, as it is printed. */
export const board = style({
  direction: 'ltr',
  display: 'grid',
  gap: '3px',
  gridTemplateAreas: '"zero zero" "numbers dozens" "columns columns" "halves halves"',
  gridTemplateColumns: '3fr 1fr',
  '@container': {
    '(min-width: 40rem)': {
      gap: '4px',
      gridTemplateAreas: '"zero numbers columns" ". dozens ." ". halves ."',
      gridTemplateColumns: '1fr 13fr 1.6fr',
    },
  },
});

const field = style({ display: 'grid', gap: '3px', minInlineSize: 0 });

const lying = '(min-width: 40rem)';

export const areas = styleVariants({
  zero: [field, { gridArea: 'zero' }],
  numbers: [
    field,
    {
      gridArea: 'numbers',
      gridTemplateColumns: 'repeat(3, 1fr)',
      '@container': {
        [lying]: {
          gridTemplateColumns: 'none',
          gridTemplateRows: 'repeat(3, 1fr)',
          gridAutoFlow: 'column',
          gridAutoColumns: '1fr',
        },
      },
    },
  ],
  columns: [
    field,
    {
      gridArea: 'columns',
      gridTemplateColumns: 'repeat(3, 1fr)',
      '@container': {
        [lying]: { gridTemplateColumns: 'none', gridTemplateRows: 'repeat(3, 1fr)' },
      },
    },
  ],
  dozens: [
    field,
    {
      gridArea: 'dozens',
      gridTemplateRows: 'repeat(3, 1fr)',
      '@container': {
        [lying]: { gridTemplateRows: 'none', gridTemplateColumns: 'repeat(3, 1fr)' },
      },
    },
  ],
  halves: [
    field,
    {
      gridArea: 'halves',
      gridTemplateColumns: 'repeat(3, 1fr)',
      marginBlockStart: vars.space.x1,
      '@container': {
        [lying]: { gridTemplateColumns: 'repeat(6, 1fr)', marginBlockStart: 0 },
      },
    },
  ],
});
