import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

/** The ground of a page of Storybook: it wears the brand that the toolbar shows. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.x12,
  minBlockSize: '100vh',
  padding: `${vars.space.x6} ${vars.space.x4} ${vars.space.x16}`,
  background: vars.color.bg,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.md,
  lineHeight: vars.line.text,
  '@media': {
    [from('tablet')]: { paddingInline: vars.space.x8 },
    [from('desktop')]: { paddingInline: `max(${vars.space.x12}, calc(50vw - 608px))` },
  },
});

export const title = style([
  displayText,
  { margin: 0, fontSize: vars.size.xxxl, textWrap: 'balance', overflowWrap: 'anywhere' },
]);

export const heading = style([
  displayText,
  { margin: 0, fontSize: vars.size.xl, textWrap: 'balance' },
]);

export const lead = style({
  margin: 0,
  maxInlineSize: '62ch',
  color: vars.color.textMuted,
  fontSize: vars.size.lg,
});

export const quiet = style({ color: vars.color.textMuted, fontSize: vars.size.sm });

export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});

export const figure = style([tabularText, { overflowWrap: 'anywhere' }]);

export const link = style({
  color: vars.color.link,
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationThickness: '2px' },
});
