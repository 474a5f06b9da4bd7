import type { Canvas } from '../../pencils/canvas.ts';
import { glint, line, mirrored, path } from '../../pencils/shapes.ts';

/** One brilliant seen from its side. */
export const diamond = (canvas: Canvas): string => {
  const [a, b, c, d, e] = canvas.colors.key;
  const half = `<path d="M0 -110H60L88 -50H0Z" fill="${a}"/><path d="M60 -110H110L88 -50Z" fill="${b}"/><path d="M110 -110L166 -50H88Z" fill="${c}"/><path d="M0 -50H88L0 150Z" fill="${b}"/><path d="M88 -50H166L0 150Z" fill="${d}"/>`;
  return (
    mirrored(canvas, half) +
    path('M-166 -50H-88L0 150Z', c) +
    path('M-60 -110L-88 -50L-166 -50L-110 -110Z', '#fff', 'opacity=".45"') +
    path('M-88 -50H88L0 150Z', canvas.linear([0, a, 60, b, 100, d], 60), 'opacity=".9"') +
    path('M0 -110L-88 -50L0 -50L88 -50Z', '#fff', 'opacity=".35"') +
    line('M-110 -110H110L166 -50L0 150L-166 -50Z', e, 4, 'opacity=".5"') +
    path(glint(60), '#fff', 'transform="translate(-96 -96)"') +
    path(glint(30), '#fff', 'transform="translate(86 20)"')
  );
};
