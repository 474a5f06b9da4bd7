import { type Canvas, n } from '../../pencils/canvas.ts';
import { ball, ellipse, glint, line, path, scattered } from '../../pencils/shapes.ts';

/** A cake of three tiers. */
export const cake = (canvas: Canvas): string => {
  const { key, second, third, pale } = canvas.colors;
  const tier = (y: number, w: number, h: number, tone: typeof key): string =>
    path(
      n`M${-w} ${y}V${y + h}Q0 ${y + h + 34} ${w} ${y + h}V${y}Z`,
      canvas.linear([0, tone[3], 40, tone[1], 100, tone[3]], 0),
    ) +
    ellipse(0, y, w, w * 0.2, pale[0]) +
    path(
      n`M${-w} ${y}V${y + h * 0.34}q${w / 8} 26 ${w / 4} 4t${w / 4} 8t${w / 4} 2t${w / 4} 4t${w / 4} -4t${w / 4} 0t${w / 4} -6t${w / 4} -8V${y}Q0 ${y + w * 0.36} ${-w} ${y}Z`,
      pale[0],
    );
  return (
    ellipse(0, 160, 176, 30, canvas.metal()) +
    tier(64, 138, 82, key) +
    tier(-24, 98, 80, second) +
    tier(-100, 58, 70, key) +
    scattered(canvas, ball(canvas, 0, 0, 15, third), [
      [-116, 66],
      [-70, 82],
      [70, 82],
      [116, 66],
      [-80, -22],
      [80, -22],
    ]) +
    ball(canvas, 0, -122, 30, ['#ffd9d9', '#ff7a85', '#e8203c', '#a00c28', '#5c0618']) +
    line('M4 -150C8 -176 26 -186 44 -184', leaf, 7) +
    scattered(canvas, path(glint(20), '#fff'), [
      [-120, -100],
      [120, -110, 1.2],
      [150, 20, 0.8],
    ])
  );
};

const leaf = '#3b8f3c';
