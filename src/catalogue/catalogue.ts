import { linesOfSlot } from '#games/registry/rules/lines-of-slot.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { composeName } from './compose-name.ts';
import { drawTitles } from './draw-titles.ts';
import { figuresOf, type GameFigures } from './game-figures.ts';
import { hashText } from './seeded-random.ts';
import { slotTitles } from './slot-titles.ts';
import { tableTitles } from './table-titles.ts';
import { vendors, type GameType } from './vendors.ts';

/** One game as the platform ships it. */
export interface CatalogueGame extends GameFigures {
  /** `<vendor>-<name>`, unique, the stem of its art's address. */
  gameCode: string;
  /** A positive 31-bit number that never changes while the code stays. */
  nodeId: number;
  vendor: string;
  gameType: GameType;
  /** SC VP JP TG AC BG for slots, lottery families, else a class of the vendor; SL is a plain slot. */
  gameClassify: string;
  isGame: 'GAME' | 'VASSALAGE';
  names: { en: string; 'zh-Hans': string; my: string };
  /** What its art shows, the leading thing first. */
  motifs: string[];
  /** Lines or ways of a slot; null for every other game. */
  lines: number | null;
  /** Of its name and then of its vendor, in degrees of OKLCH. */
  hues: number[];
}

const plainClass: Record<GameType, string> = {
  RNG: 'SL',
  LIVE: 'LV',
  SPORTS: 'SP',
  ESPORTS: 'ES',
  PVP: 'PV',
  FISH: 'FH',
  LOTT: 'LT',
  ELOTT: 'EL',
  COCKFIGHT: 'CF',
  INHOUSE: 'IH',
};

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z0-9]+/g, '-');

const gameOf = (gameType: GameType, vendor: string, entry: string): CatalogueGame => {
  const [title = '', classCode] = entry.split('@');
  const { motifs, hues, ...names } = composeName(title);
  const gameCode = `${vendor.toLowerCase()}-${slug(names.en)}`;
  const gameClassify = classCode ?? plainClass[gameType];
  const house = vendors.find((one) => one.code === vendor)?.hues ?? [];
  const figures = figuresOf(gameCode, gameType, classCode);
  // What its rules return, counted; where there are none, nothing fixed can be said.
  const model = modelOf({ gameCode, gameType, gameClassify });
  return {
    gameCode,
    nodeId: hashText(gameCode) & 0x7fffffff,
    vendor,
    gameType,
    gameClassify,
    lines: linesOfSlot({ gameCode, gameType, gameClassify }),
    isGame: classCode === 'LB' ? 'VASSALAGE' : 'GAME',
    names,
    motifs,
    hues: [...hues, ...house],
    ...figures,
    rtp: model?.rtp ?? null,
    volatility: model?.volatility ?? null,
  };
};

const titles: Record<string, Record<string, string>> = {
  RNG: slotTitles,
  ...tableTitles,
  ...drawTitles,
};

/** Every game of every vendor, always in the same order. */
export const catalogue: readonly CatalogueGame[] = Object.entries(titles).flatMap(
  ([gameType, byVendor]) =>
    Object.entries(byVendor).flatMap(([vendor, entries]) =>
      entries.split(',').map((entry) => gameOf(gameType as GameType, vendor, entry.trim())),
    ),
);
