import { useEffect, useRef } from 'react';
import * as styles from './ScratchCard.css.ts';

/** Pixels of the drawing on either side; CSS brings it to the card's size. */
const SIDE = 540;

const SPARKS = 70;

/** Silver foil in the brand's color: a sheen across, and sparks that are always the same. */
const paint = (context: CanvasRenderingContext2D, color: string): void => {
  context.globalCompositeOperation = 'source-over';
  context.fillStyle = color;
  context.fillRect(0, 0, SIDE, SIDE);
  const sheen = context.createLinearGradient(0, 0, SIDE, SIDE);
  for (let at = 0; at <= 6; at += 1)
    sheen.addColorStop(at / 6, at % 2 === 0 ? 'rgb(255 255 255 / 0.42)' : 'rgb(0 0 0 / 0.14)');
  context.fillStyle = sheen;
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = 'rgb(255 255 255 / 0.55)';
  for (let at = 0; at < SPARKS; at += 1) {
    const size = 3 + ((at * 7) % 5);
    context.save();
    context.translate((at * 197) % SIDE, (at * 331) % SIDE);
    context.rotate(Math.PI / 4);
    context.fillRect(-size / 2, -size / 2, size, size);
    context.restore();
  }
};

/** Takes the foil off a whole field. */
const clearField = (context: CanvasRenderingContext2D, field: number, columns: number): void => {
  const side = SIDE / columns;
  context.clearRect((field % columns) * side, Math.floor(field / columns) * side, side, side);
};

interface ScratchFoilProps {
  columns: number;
  bare: ReadonlySet<number>;
  /** Where a coin went last, as shares of the card; it is drawn away there. */
  stroke: readonly [{ x: number; y: number }, { x: number; y: number }] | null;
  /** Of the coin, as a share of the card's width. */
  radius: number;
}

/** What lies over the fields. The foil is a picture: keyboard and screen reader use the fields. */
export const ScratchFoil = ({ columns, bare, stroke, radius }: ScratchFoilProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && canvas.current) paint(context, getComputedStyle(canvas.current).color);
  }, []);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    for (const field of bare) clearField(context, field, columns);
  }, [bare, columns]);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !stroke) return;
    const [from, to] = stroke;
    context.globalCompositeOperation = 'destination-out';
    context.lineCap = 'round';
    context.lineWidth = radius * 2 * SIDE;
    context.beginPath();
    context.moveTo(from.x * SIDE, from.y * SIDE);
    context.lineTo(to.x * SIDE + 0.01, to.y * SIDE);
    context.stroke();
  }, [stroke, radius]);
  return (
    <canvas ref={canvas} className={styles.foil} width={SIDE} height={SIDE} aria-hidden="true" />
  );
};
