import { style } from '@vanilla-extract/css';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  // Anchors land below the sticky header.
  scrollMarginBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.x4})`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

export const text = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const title = style([
  displayText,
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x3,
    fontSize: vars.size.xl,
    // One long word is wider than a phone.
    overflowWrap: 'anywhere',
    // A stroke of the brand's gradient marks where a section begins.
    '::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '4px',
      blockSize: '1em',
      borderRadius: vars.radius.pill,
      background: vars.gradient.brand,
    },
  },
]);

export const description = style({ color: vars.color.textMuted, fontSize: vars.size.sm });
