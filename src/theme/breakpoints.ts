/** Widths in px at which the layout changes; below `tablet` is the phone. */
export const breakpoints = { tablet: 640, desktop: 1024, wide: 1440 } as const;

/** A media query for this width and everything wider. */
export const from = (name: keyof typeof breakpoints): string =>
  `(min-width: ${breakpoints[name]}px)`;

/** A media query for everything narrower than this width. */
export const below = (name: keyof typeof breakpoints): string =>
  `(max-width: ${breakpoints[name] - 0.02}px)`;

/** The visitor asked their system for less motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** A real pointer hovers; on touch screens hover styles would stick. */
export const canHover = '(hover: hover)';
