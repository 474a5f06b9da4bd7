import { useEffect, useState } from 'react';
import { loadUntilHere } from '../PageLoader/load-until-here.ts';
import * as styles from './QrCode.css.ts';
import type { QrDrawing } from './draw-qr.ts';

export interface QrCodeProps {
  value: string;
  /** Side of the whole, margin included. */
  sizePx: number;
  /** The quiet zone on each side. */
  marginPx: number;
  /** Where it leads, for who cannot scan it. */
  label: string;
}

/** A text to scan. The drawing code comes on its own, so that a page does not wait for it. */
export const QrCode = ({ value, sizePx, marginPx, label }: QrCodeProps) => {
  const [drawing, setDrawing] = useState<QrDrawing>();

  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { drawQr } = await loadUntilHere(() => import('./draw-qr.ts'));
      if (isCurrent) setDrawing(drawQr(value));
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [value]);

  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.qrCode}
      style={{ padding: marginPx }}
      width={sizePx}
      height={sizePx}
      viewBox={`0 0 ${drawing?.side ?? 1} ${drawing?.side ?? 1}`}
      shapeRendering="crispEdges"
    >
      {drawing && <path d={drawing.path} fill="currentColor" />}
    </svg>
  );
};
