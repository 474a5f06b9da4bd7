import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeTokens } from '#generated/theme-tokens.ts';

/**
 * Every design token as a CSS variable with a fixed name: `vars.color.bgAlt` is
 * `var(--lv-color-bg-alt)`. A merchant's theme css gives the values, so that changing one
 * needs no compile.
 */
export const vars = createGlobalThemeContract(themeTokens);
