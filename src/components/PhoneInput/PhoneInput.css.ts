import { style } from '@vanilla-extract/css';
import { tabularText } from '#theme/text.css.ts';
import { vars } from '#theme/vars.css.ts';

export const code = style([
  tabularText,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.x1,
    flex: 'none',
    minInlineSize: '4.75rem',
    paddingInline: vars.space.x3,
    color: vars.color.text,
    fontSize: `max(16px, ${vars.size.md})`,
    background: vars.color.surfaceRaised,
    borderInlineEnd: `${vars.border.thin} solid ${vars.color.border}`,
    selectors: {
      '&:has(:focus-visible)': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    },
  },
]);

/** The real list lies over the code, unseen, so that the system opens it in the right place. */
export const list = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: '16px',
});
