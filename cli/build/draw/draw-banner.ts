import { renderTemplate } from '../render/render-template.ts';
import { seededDraw } from './seeded-draw.ts';

/**
 * Draws an abstract picture for a banner or promotion in a brand's two colors: discs and waves
 * that leave the side free where the words stand.
 *
 * @param seed another seed, another picture
 */
export const drawBanner = (seed: string, primary: string, accent: string): string => {
  const draw = seededDraw(seed);
  const discs = Array.from({ length: 7 }, (_, index) => ({
    x: 620 + draw.below(560),
    y: 40 + draw.below(420),
    radius: 24 + draw.below(110),
    fill: index % 2 === 0 ? accent : '#ffffff',
    opacity: (8 + draw.below(22)) / 100,
  }));
  const waves = Array.from({ length: 4 }, (_, index) => {
    const top = 290 + index * 52 + draw.below(30);
    const swing = 40 + draw.below(70);
    const path = `M0 ${top + swing}C300 ${top - swing} 700 ${top + swing * 2} 1200 ${top - swing}V500H0Z`;
    return { path, opacity: (10 + index * 6) / 100 };
  });
  return renderTemplate('banner.svg', { primary, accent, discs, waves });
};
