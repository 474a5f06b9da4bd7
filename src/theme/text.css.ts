import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

/** Headlines and prices in the brand's display face. */
export const displayText = style({
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  fontStyle: vars.style.display,
  textTransform: vars.transform.display as 'none',
  letterSpacing: vars.tracking.display,
  lineHeight: vars.line.tight,
});

/** Figures of one width, so that columns line up and running numbers do not shake. */
export const tabularText = style({
  fontFamily: vars.font.numeric,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontFeatureSettings: '"lnum", "tnum"',
});

/** The declarations of `visuallyHidden`, for a rule that holds only sometimes. */
export const hiddenFromSight = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Read by a screen reader, seen by nobody. */
export const visuallyHidden = style(hiddenFromSight);
