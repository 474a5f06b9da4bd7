import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const trail = style({
  display: 'flex',
  gap: vars.space.x2,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  // What has no room fades out: the newest stands first.
  maskImage: 'linear-gradient(to right, #000 82%, transparent)',
  selectors: {
    '&:dir(rtl)': { maskImage: 'linear-gradient(to left, #000 82%, transparent)' },
  },
});

export const result = style([
  tabularText,
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x1,
    minBlockSize: '1.75rem',
    paddingInline: vars.space.x3,
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    color: vars.color.textMuted,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.border}`,
    borderRadius: vars.radius.pill,
    selectors: {
      '&[data-tone="high"]': { color: vars.color.onSuccess, background: vars.color.success },
      '&[data-tone="good"]': { color: vars.color.text, borderColor: vars.color.success },
    },
  },
]);
