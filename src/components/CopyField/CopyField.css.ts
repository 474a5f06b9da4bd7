import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const field = style({ display: 'grid', gap: vars.space.x1, minInlineSize: 0 });

export const label = style({
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  color: vars.color.textMuted,
});

export const frame = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: '3rem',
  paddingInlineStart: vars.space.x3,
  color: vars.color.text,
  background: vars.color.surfaceSunken,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-state="copied"]': { borderColor: vars.color.success, borderStyle: 'solid' },
  },
});

export const value = style([
  tabularText,
  {
    flex: 1,
    minInlineSize: 0,
    paddingBlock: vars.space.x2,
    fontWeight: vars.weight.medium,
    lineHeight: vars.line.normal,
    overflowWrap: 'anywhere',
    userSelect: 'all',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  },
]);

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: '1.4em',
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
});
