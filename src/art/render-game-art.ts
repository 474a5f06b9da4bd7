import { seededRandom } from '#catalogue/seeded-random.ts';
import { backdropsFor, groundHuesFor } from './backdrops-for.ts';
import { Canvas, fade } from './pencils/canvas.ts';
import { composeSubjects } from './compose-subjects.ts';
import { ownHue } from './motifs.ts';
import { paletteOf } from './pencils/palette.ts';
import { rect } from './pencils/shapes.ts';
import { sprinkle } from './sprinkles.ts';

/** What a picture is made from. */
export interface ArtGame {
  gameCode: string;
  gameType: string;
  vendor: string;
  /** What it shows, the leading thing first; without any, what suits the category. */
  motifs: readonly string[];
  /** Degrees of OKLCH, the leading thing's first. */
  hues: readonly number[];
}

const defaultMotif: Record<string, string> = {
  RNG: 'reels',
  LIVE: 'roulette',
  SPORTS: 'stadium',
  ESPORTS: 'esports',
  PVP: 'cards',
  FISH: 'shoal',
  LOTT: 'balls',
  ELOTT: 'scratch',
  COCKFIGHT: 'rooster',
  INHOUSE: 'crash',
};

/**
 * Draws a game's picture: always the same for the same game, 640 by 640, its subject in the
 * middle six tenths, its ground bleeding to all sides so that any crop is whole. No words in it.
 *
 * @returns a whole SVG document of a few kilobytes
 */
export const renderGameArt = (game: ArtGame): string => {
  const random = seededRandom(`art:${game.gameCode}`);
  const names = game.motifs.length > 0 ? game.motifs : [defaultMotif[game.gameType] ?? 'gem'];
  const motif = names[0] ?? 'gem';
  const own = ownHue[motif];
  const hues = own === undefined ? game.hues : [own, ...game.hues];
  const backdrop = random.pick(backdropsFor({ ...game, motif }));
  const grounds = groundHuesFor(backdrop, game.gameType);
  const canvas = new Canvas(random, paletteOf(random, hues, grounds && random.pick(grounds)));
  const ground = backdrop(canvas);
  const subjects = composeSubjects(canvas, names);
  return finish(canvas, ground, subjects, sprinkle(canvas, game.gameType, game.vendor));
};

/** Puts the layers together: ground, floating things, the subject with its shadow, the vignette. */
export const finish = (
  canvas: Canvas,
  backdrop: string,
  subject: string,
  floating = '',
): string => {
  const lift = canvas.define(
    'filter',
    ' x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dy="12" stdDeviation="12" flood-color="#000" flood-opacity=".5"/>',
  );
  const vignette = rect(
    0,
    0,
    640,
    640,
    canvas.radial(
      [0, fade('#000', 0), 62, fade('#000', 0), 100, fade('#000', 0.5)],
      0.5,
      0.46,
      0.78,
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><defs>${canvas.definitions.join('')}</defs>${backdrop}${vignette}${floating}<g filter="url(#${lift})">${subject}</g></svg>`;
};

/** The picture of a game whose own picture cannot be had. */
export const renderDefaultArt = (): string =>
  renderGameArt({
    gameCode: 'default',
    gameType: 'RNG',
    vendor: 'GILDEDKITE',
    motifs: ['star'],
    hues: [265, 300],
  });
