/**
 * One word of the games' names: English, Simplified Chinese, Burmese, the art motif that the word
 * brings ('' for none) and its hue in degrees of OKLCH.
 */
export type Word = readonly [en: string, zh: string, my: string, motif: string, hue: number];
