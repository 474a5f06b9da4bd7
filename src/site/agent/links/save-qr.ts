import { saveFile } from '../../client/download-file.ts';

/** Of the quiet zone around the code, in its modules (ISO/IEC 18004). */
const QUIET = 4;

/** Hands the QR code of an address to the browser, as a picture that can be printed at any size. */
export const saveQr = async (address: string, name: string): Promise<void> => {
  const { drawQr } = await import('#components/QrCode/draw-qr.ts');
  const { path, side } = drawQr(address);
  const whole = side + 2 * QUIET;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-QUIET} ${-QUIET} ${whole} ${whole}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M${-QUIET} ${-QUIET}h${whole}v${whole}h${-whole}z"/><path d="${path}"/></svg>`;
  saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${name}.svg`);
};
