import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;
const soft = (tone: string) => ({
  background: `color-mix(in oklab, ${tone} 16%, ${color.surface})`,
  color: color.text,
  borderColor: `color-mix(in oklab, ${tone} 55%, transparent)`,
});
const solid = (background: string, text: string) => ({ background, color: text });

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    maxInlineSize: '100%',
    paddingInline: vars.space.x2,
    paddingBlock: '1px',
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.sm,
    fontSize: vars.size.xs,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.normal,
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      neutral: {
        background: color.surfaceSunken,
        color: color.text,
        borderColor: color.border,
      },
      primary: solid(color.primary, color.onPrimary),
      accent: solid(color.accent, color.onAccent),
      success: {},
      warning: {},
      danger: {},
      info: {},
    },
    variant: { solid: {}, soft: {} },
  },
  compoundVariants: [
    ...(['success', 'warning', 'danger', 'info'] as const).flatMap((tone) => [
      { variants: { tone, variant: 'soft' as const }, style: soft(color[tone]) },
    ]),
    {
      variants: { tone: 'success', variant: 'solid' },
      style: solid(color.success, color.onSuccess),
    },
    {
      variants: { tone: 'warning', variant: 'solid' },
      style: solid(color.warning, color.onWarning),
    },
    { variants: { tone: 'danger', variant: 'solid' }, style: solid(color.danger, color.onDanger) },
    { variants: { tone: 'info', variant: 'solid' }, style: solid(color.info, color.onInfo) },
    { variants: { tone: 'primary', variant: 'soft' }, style: soft(color.primary) },
    { variants: { tone: 'accent', variant: 'soft' }, style: soft(color.accent) },
  ],
  defaultVariants: { tone: 'neutral', variant: 'solid' },
});
