import { linesOfSlot } from '#games/registry/rules/lines-of-slot.ts';
import { modelOf } from '#games/registry/rules/model-of.ts';
import { composeName } from './compose-name.ts';
import { figuresOf, type GameFigures } from './game-figures.ts';
import { hashText } from './seeded-random.ts';
import { slotTitles } from './slot-titles.ts';
import { tableTitles } from './table-titles.ts';
import { vendors, type GameType } from './vendors.ts';

/** Lottery, arena and house games, by category and vendor, in the grammar of `compose-name.ts`. */
const drawTitles: Record<string, Record<string, string>> = {
  LOTT: {
    DRAWHOUSE: `
      oneminute ssc@SSC, fiveminute ssc@SSC, tenminute ssc@SSC, harbour eleven@11X5,
      oneminute eleven@11X5, fiveminute eleven@11X5, oneminute pk10@PK10, speed pk10@PK10,
      fiveminute pk10@PK10, evening lhc@LHC, fiveminute lhc@LHC, evening lf@LF`,
    BAMBOODRUM: `
      bamboo ssc@SSC, river ssc@SSC, lucky ssc@SSC, bamboo eleven@11X5, garden eleven@11X5,
      highland eleven@11X5, bamboo pk10@PK10, thunder pk10@PK10, golden lhc@LHC, hourly lhc@LHC,
      bamboo lf@LF, morning lf@LF`,
    NINESTREAMS: `
      northern draw@VN, central draw@VN, southern draw@VN, highland draw@VN, coastal draw@VN,
      river draw@VN, oneminute draw@VN, fiveminute draw@VN, lotus draw@VN, jade draw@VN,
      dawn draw@VN, evening draw@VN`,
    MONSOONNUMBERS: `
      morning twod@SEA, evening twod@SEA, golden twod@SEA, hourly twod@SEA, golden threed@SEA,
      dawn threed@SEA, fiveminute threed@SEA, grand fourd@SEA, speed fourd@SEA, summer fourd@SEA,
      lucky numbers@SEA, stormy numbers@SEA`,
  },
  ELOTT: {
    DRAWHOUSE: `
      oneminute keno, starry keno, oneminute dicedraw, classic numbers`,
    QUICKPOST: `
      golden ticket, lucky ticket, rainbow ticket, candy ticket, treasure ticket,
      oneminute numbers, turbo keno, speed dicedraw, panda ticket, paper bingo`,
    TALLYBIRD: `
      garden keno, morning bingo, blossom ticket, summer numbers, dancing keno, flying bingo,
      jade dicedraw, peacock ticket, butterfly bingo, sunset keno`,
  },
  COCKFIGHT: {
    SPURFIELD: `
      golden spur, crimson crest, highland gamecock, burning rooster, iron spur,
      scarlet gamecock`,
    DAWNRING: `
      dawn rooster, sunset gamecock, royal crest, stormy spur, midnight rooster, silver gamecock`,
  },
  INHOUSE: {
    COACHHOUSE: `
      comet crash@CR, rocket crash@CR, paper plane@CR, floating balloon@CR, neon limbo@CR,
      moon crash@CR, crystal mines@MI, temple mines@MI, treasure mines@MI, prism plinko@PL,
      candy plinko@PL, starry plinko@PL, crystal dice@DI, golden dice@DI, velvet hilo@DI,
      golden coinflip@DI, dragon tower@MI, jade stairs@MI, rainbow wheel@WH, royal wheel@WH,
      penalty goal@AC, golden egg@AC, lucky keno@KE, neon keno@KE`,
    BRASSHERON: `
      brass plinko@PL, brass crash@CR, copper dice@DI, brass wheel@WH, classic hilo@DI,
      clock tower@MI, copper mines@MI, brass coinflip@DI`,
  },
};

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
