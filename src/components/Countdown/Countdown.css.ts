import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const timer = style({
  position: 'relative',
  display: 'inline-flex',
  maxInlineSize: '100%',
});

export const units = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  selectors: { '[data-look="line"] > &': { columnGap: vars.space.x2, rowGap: 0 } },
});

export const unit = style({
  selectors: {
    '[data-look="blocks"] &': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'start',
      flex: '1 0 4rem',
      minInlineSize: '4rem',
      paddingBlock: vars.space.x2,
      paddingInline: vars.space.x1,
      border: `${vars.border.thin} solid ${vars.color.border}`,
      borderRadius: vars.radius.md,
      background: `linear-gradient(180deg, ${vars.color.surfaceRaised}, ${vars.color.surface})`,
      boxShadow: vars.elevation.low,
      color: vars.color.text,
    },
    '[data-look="line"] &': {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: '0.25em',
    },
  },
});

export const figure = style([
  tabularText,
  {
    fontWeight: vars.weight.bold,
    selectors: {
      '[data-look="blocks"] &': {
        fontFamily: vars.font.display,
        fontWeight: vars.weight.display,
        fontStyle: vars.style.display,
        fontSize: vars.size.xxl,
        lineHeight: 1.15,
      },
    },
  },
]);

export const word = style({
  selectors: {
    '[data-look="blocks"] &': {
      maxInlineSize: '100%',
      fontSize: vars.size.xs,
      lineHeight: vars.line.normal,
      color: vars.color.textMuted,
      textAlign: 'center',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
  },
});
