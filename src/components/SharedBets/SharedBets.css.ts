import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const frame = style({
  display: 'grid',
  gap: vars.space.x2,
  minInlineSize: 0,
  padding: vars.space.x4,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.lg,
});

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  margin: 0,
  fontSize: vars.size.sm,
  fontWeight: vars.weight.bold,
  lineHeight: vars.line.normal,
});

export const list = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '17rem',
  overflowY: 'auto',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(4.5rem, auto)',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.x2,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: {
    '&[data-mine]': {
      fontWeight: vars.weight.bold,
      borderInlineStart: `4px solid ${vars.color.primary}`,
    },
  },
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const stake = style([tabularText, { color: vars.color.textMuted }]);

export const outcome = style([
  tabularText,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.x1,
    selectors: { '&[data-paid]': { color: vars.color.success } },
  },
]);

export const empty = style({
  margin: 0,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});
