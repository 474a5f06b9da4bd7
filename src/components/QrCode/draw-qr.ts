import { create } from 'qrcode';

/** A QR code as one SVG path on a grid of `side` × `side` modules. */
export interface QrDrawing {
  path: string;
  side: number;
}

/**
 * Draws a text as a QR code with medium error correction.
 *
 * @throws when the text is longer than a QR code holds (about 2,300 bytes)
 */
export const drawQr = (text: string): QrDrawing => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size;
  const cells: string[] = [];
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      if (modules.get(row, column)) cells.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { path: cells.join(''), side };
};
