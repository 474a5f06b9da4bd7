import { createVar, style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** How many figures and signs the amount has: it is written as large as they fit. */
export const characters = createVar();

const fitting = `calc(100cqi / (${characters} * 0.7))`;

export const box = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  containerType: 'inline-size',
  textAlign: 'center',
});

export const label = style([
  displayText,
  {
    fontSize: vars.size.lg,
    color: 'inherit',
    selectors: { '[data-size="hero"] > &': { fontSize: vars.size.xl } },
  },
]);

export const figure = style([
  displayText,
  {
    maxInlineSize: '100%',
    whiteSpace: 'nowrap',
    color: 'inherit',
    fontSize: `clamp(${vars.size.md}, ${fitting}, ${vars.size.xxxl})`,
    letterSpacing: 'normal',
    textShadow: `0 0 1.5rem ${vars.color.glow}`,
    selectors: {
      '[data-size="hero"] > &': {
        fontSize: `clamp(${vars.size.md}, ${fitting}, ${vars.size.hero})`,
      },
    },
  },
]);

export const note = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  opacity: 0.85,
});
