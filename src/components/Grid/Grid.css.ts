import { createVar, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/vars.css.ts';

export const least = createVar();

export const grid = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}), 1fr))`,
    minInlineSize: 0,
  },
  variants: {
    gap: styleVariants(vars.space, (gap) => ({ gap })),
    align: { stretch: {}, end: { alignItems: 'end' } },
  },
  defaultVariants: { gap: 'x4', align: 'stretch' },
});
