import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';
import { label } from '../Field/Field.css.ts';

export const group = style({
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  textAlign: 'start',
});

/** A legend has a padding of its own. */
export const legend = style([label, { padding: 0 }]);

export const options = style({
  display: 'grid',
  selectors: { '&[data-variant="cards"]': { gap: vars.space.x2, marginBlockStart: vars.space.x1 } },
});
