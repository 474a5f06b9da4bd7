import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.md,
  border: `${vars.border.thin} solid`,
  borderInlineStartWidth: '4px',
  color: color.text,
});

export const tones = styleVariants(
  { info: color.info, success: color.success, warning: color.warning, danger: color.danger },
  (tone) => [
    base,
    {
      background: `color-mix(in oklab, ${tone} 12%, ${color.surface})`,
      borderColor: `color-mix(in oklab, ${tone} 60%, ${color.surface})`,
    },
  ],
);

export const sign = style({ display: 'flex', paddingBlockStart: '2px' });

export const text = style({
  flex: 1,
  display: 'grid',
  gap: vars.space.x1,
  minInlineSize: 0,
  alignSelf: 'center',
});

export const title = style({ fontWeight: vars.weight.bold });

export const close = style({ display: 'flex', marginBlock: '-8px', marginInlineEnd: '-10px' });
