import { motifs, ownHue } from '#art/motifs.ts';
import { beastsMotifs } from '#art/subjects/beasts-motifs.ts';
import { birdsMotifs } from '#art/subjects/birds-motifs.ts';
import { facetHeads } from '#art/subjects/heads/facet-heads.ts';
import { festiveMotifs } from '#art/subjects/festive-motifs.ts';
import { floraMotifs } from '#art/subjects/flora-motifs.ts';
import { jewelsMotifs } from '#art/subjects/jewels-motifs.ts';
import { landsMotifs } from '#art/subjects/lands-motifs.ts';
import { seaMotifs } from '#art/subjects/sea-motifs.ts';
import { waresMotifs } from '#art/subjects/wares-motifs.ts';
import { seededRandom } from '#catalogue/seeded-random.ts';
import type { SlotTable } from '#games/slot/rules/slot-table.ts';
import { symbolLooks } from '#games/slot/rules/symbol-looks.ts';

/** What is known of a game whose symbols are drawn. */
export interface SymbolGame {
  gameCode: string;
  /** What its art shows, the leading thing first. */
  motifs: readonly string[];
  /** Degrees of OKLCH, the leading thing's first. */
  hues: readonly number[];
}

/** What one symbol of a slot shows. */
export type SymbolPlan =
  | { look: 'wild' | 'scatter'; hue: number }
  /** A thing of the game's own world. */
  | { look: 'motif'; motif: string; hue: number }
  /** One of the plain shapes that pay least. */
  | { look: 'pip'; pip: Pip; hue: number };

/** Things that belong together: who comes with a fox, or with a ship. */
const worlds: readonly (readonly string[])[] = [
  [...Object.keys(facetHeads), ...Object.keys(beastsMotifs)],
  ['crane', 'peacock', 'phoenix', 'feather', 'butterfly'],
  Object.keys(floraMotifs),
  ['lantern', 'fan', 'drum', 'mask', 'teapot', 'umbrella', 'kite'],
  ['ship', 'moon', 'comet', 'planet', 'sun', 'volcano', 'pagoda', 'temple', 'pyramid'],
  Object.keys(seaMotifs),
  Object.keys(waresMotifs),
  Object.keys({ ...landsMotifs, ...festiveMotifs, ...birdsMotifs }),
];

const treasures = Object.keys(jewelsMotifs).filter((name) => !['star', 'gem'].includes(name));

/** The game's own motifs, then others of their world, then treasure; none twice. */
const themed = (game: SymbolGame, count: number): string[] => {
  const random = seededRandom(`symbols:${game.gameCode}`);
  const lead = game.motifs[0] ?? 'crown';
  const context = worlds.find((one) => one.includes(lead)) ?? treasures;
  const mixed = (names: readonly string[]): string[] =>
    names
      .map((name) => [random.next(), name] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, name]) => name);
  const kin = mixed(context).slice(0, 1);
  const all = [...game.motifs, ...kin, ...mixed(treasures), ...mixed(context)];
  return [...new Set(all)].filter((name) => motifs[name]).slice(0, count);
};

/** Degrees between the symbols of one game, so that no two have one color. */
const HUE_STEP = 83;

/** What every symbol of a game shows, by its number in the slot's table. */
export const symbolPlans = (game: SymbolGame, table: Pick<SlotTable, 'symbols'>): SymbolPlan[] => {
  const hue = game.hues[0] ?? 40;
  const looks = symbolLooks(table);
  const names = themed(game, looks.filter(({ look }) => look === 'picture').length);
  return looks.map((one): SymbolPlan => {
    if (one.look === 'pip') {
      const pip = pips[one.pip] ?? pips[0];
      return { look: 'pip', pip, hue: pip.hue };
    }
    if (one.look !== 'picture') return { look: one.look, hue };
    const motif = names[one.number - 1] ?? 'crown';
    return { look: 'motif', motif, hue: ownHue[motif] ?? hue + (one.number - 1) * HUE_STEP };
  });
};

/** A plain shape with a color of its own: the symbols that pay least. */
interface Pip {
  /** Around the origin, about 140 wide. */
  path: string;
  /** Degrees of OKLCH. */
  hue: number;
}

/** Each differs from the others by its outline alone, for who sees no colors. */
const pips: readonly [Pip, ...Pip[]] = [
  // a heart
  {
    path: 'M0 68C-80 12 -74 -58 -34 -60C-14 -61 -3 -46 0 -34C3 -46 14 -61 34 -60C74 -58 80 12 0 68Z',
    hue: 18,
  },
  // a leaf of clover
  {
    path: 'M0 -4C-22 -22 -30 -70 0 -70C30 -70 22 -22 0 -4C22 -22 70 -26 70 4C70 34 22 24 4 2C10 26 14 46 26 68H-26C-14 46 -10 26 -4 2C-22 24 -70 34 -70 4C-70 -26 -22 -22 0 -4Z',
    hue: 150,
  },
  // a lozenge
  { path: 'M0 -74L58 0L0 74L-58 0Z', hue: 250 },
  // a spade
  {
    path: 'M0 -70C14 -40 66 -16 62 20C59 46 22 46 10 22C12 44 18 56 30 68H-30C-18 56 -12 44 -10 22C-22 46 -59 46 -62 20C-66 -16 -14 -40 0 -70Z',
    hue: 310,
  },
  // a crescent
  { path: 'M24 -66A70 70 0 1 0 66 36A56 56 0 1 1 24 -66Z', hue: 85 },
];
