import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const tower = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.x2,
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '28rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const floor = style({
  display: 'grid',
  gridTemplateColumns: '4.25rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x1,
  borderRadius: vars.radius.md,
  border: `${vars.border.thin} solid transparent`,
  selectors: {
    '&[data-here]': {
      borderColor: vars.color.primary,
      background: `color-mix(in oklab, ${vars.color.primary} 12%, transparent)`,
    },
  },
});

export const price = style([
  tabularText,
  {
    direction: 'ltr',
    textAlign: 'end',
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.normal,
    color: vars.color.textMuted,
    selectors: {
      '[data-climbed] > &': { color: vars.color.text },
      '[data-here] > &': { color: vars.color.text },
    },
  },
]);

export const tiles = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.x2,
});

export const tile = style({ blockSize: '2.75rem' });
