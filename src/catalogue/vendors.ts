import { readFileSync } from 'node:fs';

/** Every category that a game can belong to, in the specification's words. */
export type GameType =
  | 'RNG'
  | 'LIVE'
  | 'SPORTS'
  | 'ESPORTS'
  | 'PVP'
  | 'FISH'
  | 'LOTT'
  | 'ELOTT'
  | 'COCKFIGHT'
  | 'INHOUSE';

/** A fictional studio that supplies games. */
export interface Vendor {
  code: string;
  name: string;
  gameTypes: GameType[];
  style: string[];
  /** House colors as hues of OKLCH, in degrees. */
  hues: number[];
  lottery?: 'LOTT' | 'SEA' | 'VN';
}

const file = new URL('../../schema/data/vendors.json', import.meta.url);

/** All vendors of the platform; the file is read once and is part of the program. */
export const vendors: readonly Vendor[] = (
  JSON.parse(readFileSync(file, 'utf8')) as { vendors: Vendor[] }
).vendors;
