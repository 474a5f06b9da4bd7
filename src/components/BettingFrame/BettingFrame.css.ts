import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const { space } = vars;

/** One column on phones; from desktops on the slip has a column of its own. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x5,
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 23rem',
      gridTemplateAreas: '"board slip" "rest slip"',
      gridTemplateRows: 'auto 1fr',
      gap: space.x6,
    },
  },
});

export const board = style({ gridArea: 'board', minInlineSize: 0 });

export const rest = style({ gridArea: 'rest', minInlineSize: 0 });

/** Stays in sight while the board scrolls, unless it is higher than the screen. */
export const slip = style({
  gridArea: 'slip',
  minInlineSize: 0,
  outline: 'none',
  scrollMarginBlockStart: `calc(${vars.layout.headerHeight} + ${space.x4})`,
  '@media': {
    [from('desktop')]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.layout.headerHeight} + ${space.x4})`,
      alignSelf: 'start',
      maxBlockSize: `calc(100vh - ${vars.layout.headerHeight} - ${space.x8})`,
      overflowY: 'auto',
    },
  },
});

/**
 * Stands at the screen's lower edge as long as the slip is further down, and lies over it once the
 * player has come there.
 */
export const bar = style({
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: `calc(${vars.layout.bottomBarHeight} + env(safe-area-inset-bottom) + ${space.x2})`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  paddingBlock: space.x2,
  paddingInline: `${space.x4} ${space.x2}`,
  color: vars.color.text,
  background: vars.color.surfaceRaised,
  border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
  borderRadius: vars.card.radius,
  boxShadow: vars.elevation.high,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const sum = style([
  displayText,
  tabularText,
  {
    minInlineSize: 0,
    fontWeight: vars.weight.bold,
    fontSize: vars.size.md,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
]);
