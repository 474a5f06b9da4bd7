import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

const wide = '(min-width: 34rem)';

export const box = style({ minInlineSize: 0, containerType: 'inline-size' });

/** Down a phone, across a wide page. */
export const steps = style({
  display: 'grid',
  padding: 0,
  margin: 0,
  // Not `none`: Safari would no longer call it a list.
  listStyleType: '""',
  color: vars.color.text,
  '@container': {
    [wide]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x3,
  paddingBlockEnd: vars.space.x4,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // The line to the next step.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: '2rem 0',
      insetInlineStart: 'calc(1rem - 1px)',
      borderInlineStart: `2px dashed ${vars.color.borderStrong}`,
    },
    '&[data-state="done"]:not(:last-child)::before': {
      borderInlineStart: `2px solid ${vars.color.success}`,
    },
  },
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'center',
      rowGap: vars.space.x2,
      paddingBlockEnd: 0,
      paddingInline: vars.space.x1,
      textAlign: 'center',
      selectors: {
        '&:not(:last-child)::before': {
          insetBlock: 'calc(1rem - 1px) auto',
          insetInline: 'calc(50% + 1.25rem) calc(-50% + 1.25rem)',
          borderInlineStart: 0,
          borderBlockStart: `2px dashed ${vars.color.borderStrong}`,
        },
        '&[data-state="done"]:not(:last-child)::before': {
          borderInlineStart: 0,
          borderBlockStart: `2px solid ${vars.color.success}`,
        },
      },
    },
  },
});

export const mark = style([
  tabularText,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2rem',
    blockSize: '2rem',
    fontSize: vars.size.sm,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    color: vars.color.textMuted,
    background: vars.color.surface,
    boxShadow: `inset 0 0 0 2px ${vars.color.borderStrong}`,
    borderRadius: vars.radius.pill,
    selectors: {
      '[data-state="done"] > &': {
        color: vars.color.onSuccess,
        background: vars.color.success,
        boxShadow: 'none',
      },
      '[data-state="current"] > &': {
        color: vars.color.onPrimary,
        background: vars.color.primary,
        boxShadow: `0 0 0 4px color-mix(in oklab, ${vars.color.primary} 28%, transparent)`,
      },
      '[data-state="failed"] > &': {
        color: vars.color.onDanger,
        background: vars.color.danger,
        boxShadow: 'none',
      },
    },
  },
]);

export const text = style({
  display: 'grid',
  gap: '2px',
  minInlineSize: 0,
  paddingBlockStart: '0.3rem',
  lineHeight: vars.line.normal,
  '@container': { [wide]: { paddingBlockStart: 0 } },
});

export const label = style({
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
  selectors: {
    '[data-state="current"] &, [data-state="failed"] &': {
      fontWeight: vars.weight.bold,
      color: vars.color.text,
    },
    '[data-state="done"] &': { color: vars.color.text },
  },
});

export const note = style({
  fontSize: vars.size.sm,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});
