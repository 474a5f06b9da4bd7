import { style } from '@vanilla-extract/css';
import { hiddenFromSight, tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const table = style({
  display: 'block',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'clip',
  color: vars.color.text,
  background: vars.color.surface,
  border: `${vars.border.thin} solid ${vars.color.border}`,
  borderRadius: vars.radius.md,
  fontSize: vars.size.sm,
  lineHeight: vars.line.normal,
  containerType: 'inline-size',
});

export const caption = style(hiddenFromSight);

export const head = style(hiddenFromSight);

/** Two columns of lines where there is room: a pay table is long. */
export const body = style({
  display: 'block',
  '@container': { '(min-width: 30rem)': { columnCount: 2, columnGap: 0 } },
});

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  breakInside: 'avoid',
  paddingInline: vars.space.x3,
  paddingBlock: '0.1875rem',
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border}`,
  selectors: {
    '&[aria-current]': {
      color: vars.color.onAccent,
      background: vars.color.accent,
      fontWeight: vars.weight.bold,
    },
  },
});

export const name = style({ fontWeight: 'inherit', textAlign: 'start' });

export const pays = style([tabularText, { fontWeight: vars.weight.bold }]);
