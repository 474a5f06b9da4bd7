import { style } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

const tint = (share: string) => `color-mix(in oklch, ${vars.color.text} ${share}, transparent)`;

export const group = style({ display: 'grid', gap: vars.space.x3, minInlineSize: 0 });

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x4,
  minBlockSize: '5.5rem',
  padding: vars.space.x4,
  color: vars.color.inputText,
  background: vars.color.inputBg,
  border: `${vars.border.thick} dashed ${vars.color.inputBorder}`,
  borderRadius: vars.input.radius,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, background ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textMuted },
    '&:active': { background: vars.color.surface },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.primary,
      background: vars.color.surfaceRaised,
    },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&[data-disabled]': {
      cursor: 'not-allowed',
      color: vars.color.textMuted,
      borderColor: vars.color.border,
    },
  },
});

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  color: vars.color.textMuted,
  background: vars.color.surfaceRaised,
  borderRadius: vars.radius.pill,
  boxShadow: vars.elevation.low,
});

export const labels = style({
  display: 'grid',
  gap: vars.space.x1,
  flex: 1,
  minInlineSize: 0,
  lineHeight: vars.line.normal,
  textAlign: 'start',
});

export const choose = style({ fontWeight: vars.weight.bold });

export const drop = style({ fontSize: vars.size.sm, color: vars.color.textMuted });

export const refused = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.x3,
  padding: vars.space.x1,
  paddingInlineStart: vars.space.x3,
  fontSize: vars.size.sm,
  color: vars.color.text,
  background: `color-mix(in oklch, ${vars.color.danger} 12%, ${vars.color.surface})`,
  border: `${vars.border.thin} solid ${vars.color.danger}`,
  borderRadius: vars.radius.md,
});

export const refusedIcon = style({
  flex: 'none',
  paddingBlock: vars.space.x2,
  color: vars.color.danger,
});

/** Not `none`: with an empty string Safari still reads it as a list. */
const plainList = { padding: 0, listStyleType: "''" } as const;

export const reasons = style({
  ...plainList,
  display: 'grid',
  gap: vars.space.x1,
  paddingBlockEnd: vars.space.x2,
  overflowWrap: 'anywhere',
});

export const list = style({ ...plainList, display: 'grid', gap: vars.space.x2 });

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  padding: vars.space.x2,
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  selectors: { '&[data-state="failed"]': { borderColor: vars.color.danger } },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.5rem',
  blockSize: '3.5rem',
  overflow: 'hidden',
  color: vars.color.textMuted,
  background: vars.color.surfaceSunken,
  borderRadius: vars.radius.sm,
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
});

const outcome = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 });

export const sent = style([outcome, { color: vars.color.success }]);

export const failed = style([outcome, { color: vars.color.danger }]);

export const progress = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '6px',
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.pill,
  background: tint('18%'),
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': {
    background: vars.color.primary,
    borderRadius: vars.radius.pill,
    transition: `inline-size ${vars.motion.fast} linear`,
  },
  '::-moz-progress-bar': { background: vars.color.primary, borderRadius: vars.radius.pill },
});
