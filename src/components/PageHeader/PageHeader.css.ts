import { style, styleVariants } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const base = style({ display: 'grid', gap: vars.space.x2, minInlineSize: 0 });

export const variants = styleVariants({
  plain: [base],
  /** A plate of its own in the middle of the page. */
  plate: [
    base,
    {
      justifyItems: 'center',
      gap: vars.space.x3,
      paddingBlock: vars.space.x8,
      paddingInline: vars.space.x4,
      borderRadius: vars.radius.lg,
      background: `${vars.pattern.image}, ${vars.color.surfaceSunken}`,
      textAlign: 'center',
    },
  ],
});

export const mark = style({ borderRadius: vars.radius.lg });

export const title = style([displayText, { fontSize: vars.size.xxxl, overflowWrap: 'anywhere' }]);

export const intro = style({
  maxInlineSize: '60ch',
  color: vars.color.textMuted,
  fontSize: vars.size.lg,
  textWrap: 'pretty',
});
