import type { Draw } from '#domain/fair/fair-draw.ts';
import type { Ratio } from '../../shared/rules/ratio.ts';

/** Something that can be bet on, with its exact chance. */
export interface Selection {
  market: string;
  pick: string;
  chance: Ratio;
}

/**
 * A kind of contest: what is known of it before (who meets, how strong they are) and what happens
 * are drawn one after the other, and the chances follow from what is known.
 */
export interface Contest<Card, Course> {
  /** Who meets whom. */
  drawCard: (draw: Draw) => Card;
  /** What happens. */
  drawCourse: (card: Card, draw: Draw) => Course;
  selections: (card: Card) => Selection[];
  isWon: (course: Course, market: string, pick: string) => boolean;
  /** What has happened by a part of the way, 0 to 1. Survives JSON, holds nothing of what is to come. */
  showAt: (card: Card, course: Course, part: number) => unknown;
}
