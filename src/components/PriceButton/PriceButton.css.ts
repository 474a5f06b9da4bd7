import { style } from '@vanilla-extract/css';
import { focusRing } from '#theme/focus-ring.css.ts';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const button = style([
  focusRing,
  {
    // Prices of one market stand on one line, however long their names are.
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: '2px',
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: '2.75rem',
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x2,
    font: 'inherit',
    fontSize: vars.size.sm,
    textAlign: 'start',
    color: vars.color.text,
    background: vars.color.surface,
    border: `${vars.border.thin} solid ${vars.color.borderStrong}`,
    borderRadius: vars.radius.md,
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.surfaceSunken },
      '&[aria-pressed="true"]': {
        color: vars.color.buttonText,
        background: vars.color.buttonBg,
        borderColor: vars.color.buttonBg,
      },
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled:not([aria-pressed="true"])': { color: vars.color.textMuted },
    },
  },
]);

export const name = style({ minInlineSize: 0, fontSize: vars.size.xs, overflowWrap: 'anywhere' });

export const price = style([tabularText, { fontWeight: vars.weight.bold, fontSize: vars.size.md }]);
