import { style } from '@vanilla-extract/css';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { color, space } = vars;

export const plate = style({
  display: 'grid',
  gap: space.x5,
  minInlineSize: 0,
  padding: space.x4,
  color: color.cardText,
  background: color.surfaceRaised,
  border: `${vars.card.borderWidth} solid ${color.cardBorder}`,
  // The edge where reading begins is the brand's own.
  borderInlineStart: `${vars.border.thick} solid ${color.primary}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.elevation.low,
});

/** The state and the time stand at the end, or under the amount where there is no room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space.x3,
});

export const text = style({
  flex: '1 1 12rem',
  display: 'grid',
  alignContent: 'start',
  gap: '2px',
  minInlineSize: 0,
});

export const label = style({
  fontFamily: 'inherit',
  fontStyle: 'normal',
  fontSize: vars.size.sm,
  fontWeight: vars.weight.regular,
  textTransform: 'none',
  letterSpacing: 'normal',
  lineHeight: vars.line.normal,
  color: color.textMuted,
});

export const amount = style([
  displayText,
  tabularText,
  {
    fontSize: vars.size.xxl,
    fontWeight: vars.weight.bold,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
]);

export const note = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: color.textMuted,
});

export const end = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space.x2,
  minInlineSize: 0,
});

export const body = style({ display: 'grid', gap: space.x4, minInlineSize: 0 });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
