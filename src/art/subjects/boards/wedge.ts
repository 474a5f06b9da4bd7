import { n } from '../../pencils/canvas.ts';

/** A slice of a wheel. */
export const wedge = (sides: number, radius: number, at: number): string => {
  const angle = (turn: number): string => {
    const a = ((turn * 360) / sides - 90) * (Math.PI / 180);
    return n`${radius * Math.cos(a)} ${radius * Math.sin(a)}`;
  };
  return `M0 0L${angle(at)}A${radius} ${radius} 0 0 1 ${angle(at + 1)}Z`;
};
