import { facetHeads } from './subjects/heads/facet-heads.ts';
import { crash } from './subjects/flight/crash.ts';
import { racecarFront } from './subjects/flight/racecar-front.ts';
import { racecar } from './subjects/flight/racecar.ts';
import { scratch } from './subjects/boards/scratch.ts';
import { head } from './subjects/heads/heads.ts';
import type { Canvas } from './pencils/canvas.ts';
import type { Subject } from './pencils/subject.ts';
import { arenaMotifs } from './subjects/arena-motifs.ts';
import { beastsMotifs } from './subjects/beasts-motifs.ts';
import { birdsMotifs } from './subjects/birds-motifs.ts';
import { boardsMotifs } from './subjects/boards-motifs.ts';
import { cardsMotifs } from './subjects/cards-motifs.ts';
import { drawsMotifs } from './subjects/draws-motifs.ts';
import { festiveMotifs } from './subjects/festive-motifs.ts';
import { flightMotifs } from './subjects/flight-motifs.ts';
import { floraMotifs } from './subjects/flora-motifs.ts';
import { jewelsMotifs } from './subjects/jewels-motifs.ts';
import { landsMotifs } from './subjects/lands-motifs.ts';
import { seaMotifs } from './subjects/sea-motifs.ts';
import { sportsMotifs } from './subjects/sports-motifs.ts';
import { waresMotifs } from './subjects/wares-motifs.ts';

/** Everything that a game's picture can show, by the word that the catalogue uses. */
export const motifs: Record<string, Subject> = {
  ...jewelsMotifs,
  ...festiveMotifs,
  ...floraMotifs,
  ...birdsMotifs,
  ...beastsMotifs,
  ...landsMotifs,
  ...waresMotifs,
  ...flightMotifs,
  ...cardsMotifs,
  ...boardsMotifs,
  ...seaMotifs,
  ...drawsMotifs,
  ...sportsMotifs,
  ...arenaMotifs,
  ...Object.fromEntries(Object.keys(facetHeads).map((name) => [name, head(name)])),
  scratch: (canvas) => scratch(canvas),
  crash: (canvas) => crash(canvas),
  racecar: (canvas) => canvas.random.pick([racecar, racecarFront])(canvas),
};

/** What shows a second thing inside of itself instead of beside it. */
export const holders: Record<string, (canvas: Canvas, inner: string) => string> = {
  scratch,
  crash,
};

/** Animals and birds, which stand in front of places. */
export const creatures: ReadonlySet<string> = new Set([
  ...Object.keys(facetHeads),
  ...Object.keys(beastsMotifs),
  'peacock',
  'phoenix',
  'crane',
  'butterfly',
  'octopus',
]);

/** Things so large that others stand in front of them. */
export const places: ReadonlySet<string> = new Set([
  'temple',
  'pagoda',
  'pyramid',
  'gate',
  'mountain',
  'volcano',
  'moon',
  'sun',
  'castle',
  'tree',
  'aurora',
  'carnival',
  'fireworks',
  'crown',
  'chest',
]);

/** Things that have a color of their own, whatever the game is called; degrees of OKLCH. */
export const ownHue: Record<string, number> = {
  chilli: 28,
  cherry: 15,
  mushroom: 27,
  fruit: 130,
  shark: 245,
  rooster: 30,
  roosters: 30,
};
