import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/vars.css.ts';

export const surface = recipe({
  base: {
    minInlineSize: 0,
    borderRadius: vars.card.radius,
    border: `${vars.card.borderWidth} solid ${vars.color.cardBorder}`,
    color: vars.color.cardText,
  },
  variants: {
    level: {
      flat: { background: vars.color.cardBg },
      raised: { background: vars.color.surfaceRaised, boxShadow: vars.card.shadow },
      floating: { background: vars.color.surfaceRaised, boxShadow: vars.card.shadowHover },
      sunken: { background: vars.color.surfaceSunken },
    },
    padding: {
      none: { overflow: 'clip' },
      sm: { padding: vars.space.x3 },
      md: { padding: vars.card.padding },
      lg: { padding: vars.space.x6 },
    },
  },
  defaultVariants: { level: 'flat', padding: 'md' },
});
