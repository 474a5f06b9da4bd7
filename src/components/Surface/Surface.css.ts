import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/vars.css.ts';

export const surface = recipe({
  base: {
    minInlineSize: 0,
    borderRadius: vars.radius.lg,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    color: vars.color.text,
  },
  variants: {
    level: {
      flat: { background: vars.color.surface },
      raised: { background: vars.color.surfaceRaised, boxShadow: vars.elevation.low },
      floating: { background: vars.color.surfaceRaised, boxShadow: vars.elevation.high },
      sunken: { background: vars.color.surfaceSunken },
    },
    padding: {
      none: { overflow: 'clip' },
      sm: { padding: vars.space.x3 },
      md: { padding: vars.space.x4 },
      lg: { padding: vars.space.x6 },
    },
  },
  defaultVariants: { level: 'flat', padding: 'md' },
});
