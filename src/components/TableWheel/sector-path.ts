/** By how many degrees a wheel is turned so that a sector stands under the pointer above. */
export const angleOf = (sector: number, sectors: number): number => -(360 * sector) / sectors;

const point = (radius: number, radians: number): string =>
  `${(radius * Math.sin(radians)).toFixed(3)} ${(-radius * Math.cos(radians)).toFixed(3)}`;

/** The outline of the sector that stands above, around its middle line. */
export const sectorPath = (sectors: number, radius: number): string => {
  const half = Math.PI / sectors;
  return `M0 0L${point(radius, -half)}A${radius} ${radius} 0 0 1 ${point(radius, half)}Z`;
};
