import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const { color } = vars;

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  maxInlineSize: '100%',
  paddingBlock: '2px',
  paddingInline: `6px ${vars.space.x2}`,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.radius.pill,
  color: color.text,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
  // A narrow column grows for a word, and breaks none.
  overflowWrap: 'break-word',
});

export const tones = styleVariants(
  {
    neutral: color.borderStrong,
    info: color.info,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
  },
  (tone) => [
    base,
    {
      background: `color-mix(in oklab, ${tone} 12%, ${color.surface})`,
      borderColor: `color-mix(in oklab, ${tone} 45%, ${color.surface})`,
    },
  ],
);

/** The sign carries the tone; the words stay in the color of text. */
export const signs = styleVariants(
  {
    neutral: color.textMuted,
    info: color.info,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
  },
  (tone) => ({ display: 'inline-flex', flex: 'none', color: tone }),
);
