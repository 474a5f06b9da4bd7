import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '#theme/breakpoints.ts';
import { vars } from '#theme/vars.css.ts';

const beside = (query: string, template: string) => ({
  '@media': { [query]: { gridTemplateColumns: template } },
});

export const columns = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
  },
  variants: {
    layout: {
      even: beside(from('desktop'), 'repeat(2, minmax(0, 1fr))'),
      /** The second is a narrow field: a search, a filter. */
      side: {
        alignItems: 'center',
        ...beside(from('desktop'), 'minmax(0, 1fr) minmax(14rem, 20rem)'),
      },
      /** Two short texts: beside each other from tablets on. */
      notes: beside(from('tablet'), 'repeat(2, minmax(0, 1fr))'),
      /** The second as wide as its words: a second button. */
      fit: beside(from('tablet'), 'minmax(0, 1fr) auto'),
    },
    gap: styleVariants(vars.space, (gap) => ({ gap })),
  },
  defaultVariants: { layout: 'even', gap: 'x4' },
});
