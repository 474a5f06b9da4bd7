import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from './text.css.ts';
import { vars } from './vars.css.ts';

/** What a game is played on: one ground for every game of a brand. */
export const gamePlate = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.x4,
  minInlineSize: 0,
  margin: 0,
  padding: vars.space.x5,
  color: vars.color.text,
  background: `radial-gradient(110% 120% at 50% 0%, color-mix(in oklab, ${vars.color.primary} 14%, transparent), transparent), ${vars.color.surfaceSunken}`,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
  containerType: 'inline-size',
  '@container': { '(max-width: 24rem)': { padding: vars.space.x4 } },
});

/** The one figure that a game is about: a roll, a multiplier. Read from left to right everywhere. */
export const gameFigure = style([
  displayText,
  tabularText,
  {
    direction: 'ltr',
    justifySelf: 'center',
    fontFamily: vars.font.display,
    fontVariantNumeric: 'lining-nums tabular-nums',
    fontFeatureSettings: '"lnum", "tnum"',
    fontSize: `clamp(${vars.size.xxl}, 15cqi, 6rem)`,
    lineHeight: 1.05,
    letterSpacing: 'normal',
    transition: `color ${vars.motion.normal} ${vars.motion.easing}`,
    selectors: {
      '&[data-result="won"]': { color: vars.color.success },
      '&[data-result="none"]': { color: vars.color.textMuted },
    },
  },
]);

/** A sentence under the figure; its line is kept free before there is one. */
export const gameSentence = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  justifySelf: 'center',
  gap: vars.space.x2,
  minBlockSize: '1.6em',
  margin: 0,
  fontWeight: vars.weight.bold,
  textAlign: 'center',
  lineHeight: vars.line.normal,
});

/** Terms and figures beside one another, as many as there is room for. */
export const gameFacts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.x3,
  margin: 0,
});

export const gameFact = style({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.x1,
  minInlineSize: 0,
});

export const gameTerm = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const gameValue = style([
  tabularText,
  {
    direction: 'ltr',
    justifySelf: 'start',
    margin: 0,
    fontSize: vars.size.lg,
    fontWeight: vars.weight.bold,
    lineHeight: vars.line.tight,
  },
]);
