import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const body = style({ display: 'grid', gap: vars.space.x4, minInlineSize: 0 });

/** The time stands first and largest: it is what the question is about. */
export const time = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.x1,
  paddingBlock: vars.space.x4,
  textAlign: 'center',
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.md,
});

export const clock = style([
  displayText,
  tabularText,
  { fontSize: vars.size.xxxl, letterSpacing: 'normal' },
]);

export const quiet = style({ fontSize: vars.size.sm, color: vars.color.text });

export const figures = style({ display: 'grid', margin: 0, minInlineSize: 0 });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space.x4}`,
  paddingBlock: vars.space.x2,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, fontWeight: vars.weight.bold } },
});

export const amount = style([tabularText, { margin: 0, marginInlineStart: 'auto' }]);

/** Side by side and equally wide; one below the other only where the words need it. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
  gap: vars.space.x3,
});
