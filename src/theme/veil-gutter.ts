import { globalStyle } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const veiled = (share: number): string =>
  `color-mix(in srgb, rgb(from ${vars.color.overlay} r g b / 1) ${share}%, ${vars.color.bg})`;

/**
 * Darkens the gutter of the page's scroll bar while a veil is open: it lies outside of what a
 * fixed element can cover, and shows only the root's plain color. The shares are those of the
 * overlay color's alpha in the two modes.
 *
 * @param overlay class of the veil
 */
export const veilGutter = (overlay: string): void => {
  globalStyle(`:root:has(${overlay})`, { backgroundColor: veiled(55) });
  globalStyle(`:root[data-mode="dark"]:has(${overlay})`, { backgroundColor: veiled(80) });
};
