import { type Canvas, fade } from '../../pencils/canvas.ts';
import { ellipse, line, path, rect } from '../../pencils/shapes.ts';

/** Green cloth of a table with a brass rail and a lamp above. */
export const felt = (canvas: Canvas): string => {
  const { colors } = canvas;
  const [core, middle, edge, corner] = colors.ground;
  const nap = canvas.define(
    'pattern',
    ` width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">${line('M0 3H7', '#fff', 0.8, 'opacity=".07"')}`,
  );
  return (
    rect(0, 0, 640, 640, canvas.linear([0, corner, 100, edge])) +
    ellipse(320, 440, 470, 340, canvas.linear([0, '#8a5a2b', 40, '#4a2a12', 100, '#26140a'])) +
    ellipse(320, 446, 440, 316, canvas.metal()) +
    ellipse(
      320,
      448,
      434,
      311,
      canvas.radial([0, colors.glow, 20, core, 60, middle, 100, edge], 0.5, 0.3, 0.72),
    ) +
    ellipse(320, 448, 434, 311, `url(#${nap})`) +
    `<g fill="none" stroke="${colors.gold[1]}" stroke-width="3" opacity=".6"><ellipse cx="320" cy="450" rx="385" ry="262"/><path d="M60 420Q320 560 580 420"/></g>` +
    path('M320 -60L60 640H580Z', canvas.linear([0, fade('#fff', 0.34), 100, fade('#fff', 0)]))
  );
};
