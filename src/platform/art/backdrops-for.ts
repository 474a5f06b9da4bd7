import type { Canvas } from './canvas.ts';
import * as light from './backdrops/light.ts';
import * as scenery from './backdrops/places.ts';
import * as venues from './backdrops/venues.ts';

/** Draws what lies behind a subject, over the whole picture. */
export type Backdrop = (canvas: Canvas) => string;

const { rays, bokeh, curtain, medallion, scales, tent } = light;
const { hills, northernLights, water, space, hall, grove } = scenery;
const { grid, hexes, felt, stadium, court, nightMarket, dawnRing } = venues;

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
  moon: [hills, space, bokeh],
  planet: [space],
  comet: [space, northernLights],
  rocket: [space, grid],
  aurora: [northernLights],
  octopus: [water],
  shell: [water, bokeh],
  anchor: [water, rays, hills],
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

/** Whether a backdrop lies under water, where colours are those of the sea. */
export const isUnderWater = (backdrop: Backdrop): boolean => backdrop === water;
