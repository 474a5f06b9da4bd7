import type { KnownFiles } from '#platform/base/merchants/merchant-files.ts';
import { MODELS } from './make-folders.ts';
import { hasGames } from './play.ts';

/** Which brands do what; none does two things. */
export interface SharedBrands<Brand> {
  /** Are played: copies, which are most of any fleet. */
  playing: Brand[];
  /** Are put at fault, each in another way. They have agents, so that a job has work for them. */
  atFault: Brand[];
}

/** What is asked of a brand. */
type Shared = Pick<KnownFiles, 'code' | 'config'>;

/**
 * Shares the brands of a benchmark. Where there are few, fewer are played than are asked for.
 *
 * @param brands in their order: the models come first
 * @param counts how many are played, at the most, and how many are put at fault
 * @throws {Error} where none would be left to play, or too few have agents
 */
export const shareBrands = <Brand extends Shared>(
  brands: readonly Brand[],
  counts: { playing: number; atFault: number },
): SharedBrands<Brand> => {
  const copies = brands.slice(Math.floor(Math.min(MODELS, brands.length / 2)));
  const atFault = copies.filter(({ config }) => config.flags.AGENTPOLICY3).slice(0, counts.atFault);
  const taken = new Set(atFault.map(({ code }) => code));
  const playing = brands
    .filter((brand) => hasGames(brand) && !taken.has(brand.code))
    .slice(-counts.playing);
  if (atFault.length < counts.atFault || playing.length === 0)
    throw new Error(
      `${brands.length} brands are too few to break one in each of ${counts.atFault} ways and to play at others: take more of them.`,
    );
  return { playing, atFault };
};
