import { createContainer } from '@vanilla-extract/css';
import { vars } from '#theme/vars.css.ts';

/** The place that a table has: its columns hang on its width, not on the page's. */
export const place = createContainer();

/** Where columns have no room: rows become cards. */
export const narrow = `${place} (max-width: 559px)`;

/** Between rows, and around the whole. */
export const line = `${vars.border.thin} solid ${vars.color.border}`;
