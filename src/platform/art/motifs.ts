import type { Canvas } from './canvas.ts';
import * as arena from './subjects/arena.ts';
import * as beasts from './subjects/beasts.ts';
import * as birds from './subjects/birds.ts';
import * as boards from './subjects/boards.ts';
import * as cards from './subjects/cards.ts';
import * as draws from './subjects/draws.ts';
import { facetHeads } from './subjects/facet-heads.ts';
import * as festive from './subjects/festive.ts';
import * as flight from './subjects/flight.ts';
import * as flora from './subjects/flora.ts';
import { head } from './subjects/heads.ts';
import * as jewels from './subjects/jewels.ts';
import * as lands from './subjects/lands.ts';
import * as sea from './subjects/sea.ts';
import * as sports from './subjects/sports.ts';
import * as wares from './subjects/wares.ts';

/** Draws a thing around the origin, about 360 wide. */
export type Subject = (canvas: Canvas) => string;

const { stone: _stone, coin: _coin, ...jewelSubjects } = jewels;
const { chip: _chip, ...cardSubjects } = cards;
const { smallFish: _fish, ...seaSubjects } = sea;
const { dragonFace: _face, ...beastSubjects } = beasts;
const { scratch, ...boardSubjects } = boards;
const { crash, racecar, racecarFront, ...flightSubjects } = flight;

/** Everything that a game's picture can show, by the word that the catalogue uses. */
export const motifs: Record<string, Subject> = {
  ...jewelSubjects,
  ...cardSubjects,
  ...seaSubjects,
  ...beastSubjects,
  ...boardSubjects,
  ...flightSubjects,
  ...arena,
  ...birds,
  ...draws,
  ...festive,
  ...flora,
  ...lands,
  ...sports,
  ...wares,
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
  ...Object.keys(beastSubjects),
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

/** Things that have a colour of their own, whatever the game is called; degrees of OKLCH. */
export const ownHue: Record<string, number> = {
  chilli: 28,
  cherry: 15,
  mushroom: 27,
  fruit: 130,
  shark: 245,
  rooster: 30,
  roosters: 30,
};
