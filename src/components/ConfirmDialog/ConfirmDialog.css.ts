import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** Side by side and equally wide; one below the other only where the words need it. */
export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.x3,
});
