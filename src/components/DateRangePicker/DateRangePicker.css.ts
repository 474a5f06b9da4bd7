import { style } from '@vanilla-extract/css';
import { from } from '#theme/breakpoints.ts';
import { focusRing } from '#theme/focus-ring.css.ts';
import { displayText, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';
import * as control from '../Field/control.css.ts';

export const frame = style([control.frame, { alignItems: 'center' }]);

export const part = style({
  display: 'grid',
  flex: '1 1 0',
  minInlineSize: 0,
  paddingBlock: vars.space.x1,
  paddingInline: vars.space.x3,
  selectors: {
    '& + &': { borderInlineStart: `${vars.border.thin} solid ${vars.color.border}` },
  },
});

export const word = style({
  fontSize: vars.size.xs,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const input = style([
  tabularText,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    minInlineSize: 0,
    whiteSpace: 'pre',
    // Two dates share 360 px: they are typed into segments, which no phone zooms.
    fontSize: vars.size.sm,
    '@media': { [from('tablet')]: { fontSize: vars.size.md } },
  },
]);

export const dialog = style({ padding: vars.space.x4, outline: 'none', overflowY: 'auto' });

/** Quick ranges above the month on a phone, beside it where there is room. */
export const panel = style({
  display: 'grid',
  gap: vars.space.x4,
  '@media': {
    [from('tablet')]: { gridAutoFlow: 'column', alignItems: 'start', gap: vars.space.x5 },
  },
});

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: vars.space.x2,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'minmax(8rem, 12rem)' } },
});

export const range = style([
  focusRing,
  {
    minBlockSize: '2.75rem',
    paddingInline: vars.space.x3,
    paddingBlock: vars.space.x1,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    color: vars.color.text,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.md,
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.primary },
      '&:active:not(:disabled)': {
        background: `color-mix(in oklch, ${vars.color.text} 12%, transparent)`,
      },
      '&[aria-pressed="true"]': {
        color: vars.color.onPrimary,
        background: vars.color.primary,
        borderColor: vars.color.primary,
        fontWeight: vars.weight.bold,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
]);

export const heading = style([displayText, { fontSize: vars.size.md, textAlign: 'center' }]);

/** The band of the range runs through the cells; the disc marks its two ends. */
export const day = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  marginBlock: '1px',
  outline: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-selected]': {
      background: `color-mix(in oklch, ${vars.color.primary} 22%, transparent)`,
    },
    '&[data-selection-start]': {
      borderStartStartRadius: vars.radius.pill,
      borderEndStartRadius: vars.radius.pill,
    },
    '&[data-selection-end]': {
      borderStartEndRadius: vars.radius.pill,
      borderEndEndRadius: vars.radius.pill,
    },
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-disabled], &[data-unavailable]': {
      color: vars.color.textMuted,
      opacity: 0.5,
      cursor: 'not-allowed',
    },
  },
});

export const dayDisc = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.pill,
  selectors: {
    '[data-hovered] > &': {
      background: `color-mix(in oklch, ${vars.color.text} 9%, transparent)`,
    },
    '[data-today] > &': { boxShadow: `inset 0 0 0 1px ${vars.color.borderStrong}` },
    '[data-selection-start] > &, [data-selection-end] > &': {
      color: vars.color.onPrimary,
      background: vars.color.primary,
      fontWeight: vars.weight.bold,
    },
    '[data-focus-visible] > &': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
    '[data-focus-visible][data-selection-start] > &, [data-focus-visible][data-selection-end] > &':
      { outlineOffset: '1px' },
  },
});
