import { rays } from './backdrops/light/rays.ts';
import { bokeh } from './backdrops/light/bokeh.ts';
import { curtain } from './backdrops/light/curtain.ts';
import { medallion } from './backdrops/light/medallion.ts';
import { scales } from './backdrops/light/scales.ts';
import { tent } from './backdrops/light/tent.ts';
import { hills } from './backdrops/places/hills.ts';
import { northernLights } from './backdrops/places/northern-lights.ts';
import { water } from './backdrops/places/water.ts';
import { space } from './backdrops/places/space.ts';
import { hall } from './backdrops/places/hall.ts';
import { grove } from './backdrops/places/grove.ts';
import { grid } from './backdrops/venues/grid.ts';
import { hexes } from './backdrops/venues/hexes.ts';
import { felt } from './backdrops/venues/felt.ts';
import { stadium } from './backdrops/venues/stadium.ts';
import { court } from './backdrops/venues/court.ts';
import { nightMarket } from './backdrops/venues/night-market.ts';
import { dawnRing } from './backdrops/venues/dawn-ring.ts';
import type { Canvas } from './pencils/canvas.ts';

/** Draws what lies behind a subject, over the whole picture. */
export type Backdrop = (canvas: Canvas) => string;

/** Where the slot games of a vendor take place: this is what makes a vendor recognisable. */
const vendorGrounds: Record<string, readonly Backdrop[]> = {
  MOONFERRY: [hills, bokeh, scales, hills, grove],
  EMBERWICK: [rays, hall, bokeh, medallion, dawnRing],
  TAMARIND: [nightMarket, tent, rays, nightMarket, bokeh],
  GILDEDKITE: [medallion, scales, rays, hall, curtain],
  NINTHHARBOUR: [water, hills, rays, bokeh, space],
  SAFFRONLOOM: [hall, medallion, bokeh, scales, grove],
  BRASSHERON: [curtain, medallion, rays, tent, hexes],
  POLARQUILL: [northernLights, bokeh, northernLights, hills, space],
  SUGARFORGE: [tent, rays, bokeh, tent, scales],
  STATICFOX: [grid, hexes, space, grid, bokeh],
  CARDHAVEN: [curtain, hall, medallion, felt, bokeh],
};

const typeGrounds: Record<string, readonly Backdrop[]> = {
  RNG: [rays, bokeh, medallion, scales, hall, hills],
  LIVE: [felt, curtain, hall, felt, bokeh, medallion],
  SPORTS: [stadium, court, rays, court, hexes],
  ESPORTS: [hexes, grid, space, hexes, rays],
  PVP: [felt, scales, nightMarket, medallion, bokeh, hall],
  FISH: [water],
  LOTT: [rays, bokeh, medallion, scales, tent, curtain, nightMarket],
  ELOTT: [tent, rays, bokeh, curtain, scales],
  COCKFIGHT: [dawnRing, rays, dawnRing, tent, medallion],
  INHOUSE: [space, grid, bokeh, hexes, rays],
};

const motifGrounds: Record<string, readonly Backdrop[]> = {
  football: [stadium],
  stadium: [court, rays, bokeh],
  cricket: [stadium],
  caneball: [court, stadium],
  racecar: [grid, court, hexes],
  horse: [hills, dawnRing, grove],
  hockey: [northernLights],
  moon: [hills, space, northernLights],
  planet: [space],
  comet: [space, northernLights],
  rocket: [space, grid],
  aurora: [northernLights],
  octopus: [water],
  shell: [water, bokeh],
  anchor: [water, rays, hills],
  ship: [hills, space],
  candy: [tent, bokeh],
  cake: [tent, rays],
};

/** The backdrops that suit a game, the most particular rule first. */
export const backdropsFor = (game: {
  gameType: string;
  vendor: string;
  motif: string;
}): readonly Backdrop[] => {
  const fallback = typeGrounds['RNG'] ?? [rays];
  const byMotif = game.gameType === 'FISH' ? undefined : motifGrounds[game.motif];
  const byVendor = game.gameType === 'RNG' ? vendorGrounds[game.vendor] : undefined;
  return byMotif ?? byVendor ?? typeGrounds[game.gameType] ?? fallback;
};

/** Places whose light allows only some colors; degrees of OKLCH. */
const placeHues = new Map<Backdrop, readonly number[]>([
  [water, [205, 225, 245, 265, 285, 190]],
  [northernLights, [215, 235, 255, 275, 200]],
  [hills, [240, 265, 285, 305, 215, 325]],
  [space, [255, 275, 295, 315, 235]],
  [grid, [275, 295, 315, 335, 250, 210]],
  [dawnRing, [30, 20, 335, 300, 265]],
  [nightMarket, [15, 330, 285, 255, 180]],
  [stadium, [250, 270, 230, 300, 200]],
]);

/** Cloths in the colors of real tables. */
const typeHues: Record<string, readonly number[]> = {
  LIVE: [150, 160, 20, 255, 300, 165],
};

/** The hues that a ground may have; undefined leaves the choice to the subject. */
export const groundHuesFor = (
  backdrop: Backdrop,
  gameType: string,
): readonly number[] | undefined => placeHues.get(backdrop) ?? typeHues[gameType];
