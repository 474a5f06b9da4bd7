import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { displayText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const article = style({
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  minInlineSize: 0,
  border: `${vars.card.borderWidth} solid ${vars.color.border}`,
  borderRadius: vars.card.radius,
  background: vars.color.surface,
  scrollMarginBlockStart: `calc(${vars.layout.headerHeight} + ${vars.space.x4})`,
  selectors: {
    '&[data-chosen]': { borderColor: vars.color.primary, boxShadow: vars.glow.soft },
  },
  '@media': {
    [from('tablet')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    [from('wide')]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});

/** As high as what stands beside it, at least as its ratio asks. What is over steps back. */
export const picture = style({
  display: 'grid',
  // Its column stays as wide as the card's: the ratio asks for a height, never for a width.
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  alignSelf: 'stretch',
  minInlineSize: 0,
  selectors: { '[data-phase="ended"] > &': { filter: 'grayscale(1)' } },
});

export const body = style({
  display: 'grid',
  gap: vars.space.x3,
  minInlineSize: 0,
  padding: vars.space.x5,
  '@media': { [from('desktop')]: { padding: vars.space.x8 } },
});

export const title = style([displayText, { fontSize: vars.size.xl, overflowWrap: 'anywhere' }]);

export const period = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const summary = style({ maxInlineSize: '65ch' });

export const text = style({
  gridColumn: '1 / -1',
  padding: vars.space.x5,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [from('desktop')]: { padding: vars.space.x8 } },
});
