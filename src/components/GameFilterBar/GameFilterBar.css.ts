import { globalStyle, style } from '@vanilla-extract/css';
import { below, canHover, from } from '#theme/breakpoints.ts';
import { hiddenFromSight } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const fast = `${vars.motion.fast} ${vars.motion.easing}`;

/** Keys first, then what narrows them; one row where there is room. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minInlineSize: 0,
});

/** The keys stand in one well, like the stops of a dial. */
export const keys = style({
  display: 'flex',
  gap: '2px',
  minInlineSize: 0,
  maxInlineSize: '100%',
  margin: 0,
  padding: '4px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: vars.color.surfaceSunken,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  '::-webkit-scrollbar': { display: 'none' },
});

export const key = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  flex: '1 0 auto',
  minInlineSize: '2.75rem',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.x3,
  color: vars.color.text,
  borderRadius: `max(0px, calc(${vars.radius.md} - 4px))`,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.normal,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background ${fast}, color ${fast}`,
  selectors: {
    '&:has(:checked)': {
      color: vars.color.onPrimary,
      background: vars.color.primary,
      fontWeight: vars.weight.bold,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&:has(:checked):has(:focus-visible)': { outlineOffset: '1px' },
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover:not(:has(:checked))': {
          background: `color-mix(in oklab, ${vars.color.text} 8%, transparent)`,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

globalStyle(`${key} > input`, {
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

/** On the narrowest phones five icons with words do not fit: the chosen one keeps its word. */
export const keyWord = style({
  '@media': {
    [below('tablet')]: { selectors: { 'input:not(:checked) ~ &': hiddenFromSight } },
  },
});

export const selects = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  gap: vars.space.x3,
  minInlineSize: 0,
  '@media': { [below('tablet')]: { flexBasis: '100%' } },
});

const field = {
  minBlockSize: '2.75rem',
  inlineSize: '100%',
  color: vars.color.inputText,
  background: vars.color.inputBg,
  border: `${vars.border.thin} solid ${vars.color.inputBorder}`,
  borderRadius: vars.input.radius,
  fontSize: vars.size.md,
  lineHeight: vars.line.normal,
  transition: `border-color ${fast}`,
} as const;

const focused = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '1px',
} as const;

/** A native select: on a phone the system's own wheel opens, and no script is needed. */
export const choice = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flex: '1 1 9rem',
  minInlineSize: 0,
  maxInlineSize: '18rem',
  '@media': { [below('tablet')]: { maxInlineSize: 'none' } },
});

export const select = style({
  ...field,
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInline: `${vars.space.x3} 2.5rem`,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:focus-visible': focused },
  '@media': { [canHover]: { ':hover': { borderColor: vars.color.inputFocus } } },
});

export const arrow = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'grid',
  paddingInline: vars.space.x3,
  color: vars.color.inputMuted,
  pointerEvents: 'none',
});

export const search = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flex: '1 1 14rem',
  minInlineSize: 0,
  '@media': {
    [from('desktop')]: { flexGrow: 0, flexBasis: '18rem', marginInlineStart: 'auto' },
  },
});

export const sign = style({
  position: 'relative',
  zIndex: 1,
  gridArea: '1 / 1',
  display: 'grid',
  justifySelf: 'start',
  paddingInlineStart: vars.space.x3,
  color: vars.color.inputMuted,
  pointerEvents: 'none',
});

export const input = style({
  ...field,
  gridArea: '1 / 1',
  appearance: 'none',
  paddingInline: '2.75rem',
  '::placeholder': { color: vars.color.inputMuted, opacity: 1 },
  '::-webkit-search-cancel-button': { display: 'none' },
  selectors: { '&:focus-visible': focused },
  '@media': { [canHover]: { ':hover': { borderColor: vars.color.inputFocus } } },
});

export const clear = style({
  gridArea: '1 / 1',
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: vars.color.inputMuted,
  borderRadius: vars.radius.sm,
  outline: 'none',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-6px' },
  },
  '@media': { [canHover]: { ':hover': { color: vars.color.inputText } } },
});
