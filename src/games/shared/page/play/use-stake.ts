import { useAtom, useAtomValue } from 'jotai';
import { sessionAtom, stakeAtom } from './play.state.ts';
import { quickStakes } from './quick-stakes.ts';

/** The stake that the player has set, and its bounds; all in whole minor units. */
export interface Stake {
  /** Null while the field is empty. */
  minor: number | null;
  set: (minor: number | null) => void;
  minimumMinor: number;
  maximumMinor: number;
  quickMinor: readonly number[];
  isValid: boolean;
}

/** The stake of the next round; it begins with the game's least one. */
export const useStake = (): Stake => {
  const { facts } = useAtomValue(sessionAtom);
  const [chosen, set] = useAtom(stakeAtom);
  const { minimumStakeMinor: minimumMinor, maximumStakeMinor: maximumMinor } = facts;
  const minor = chosen === undefined ? minimumMinor : chosen;
  return {
    minor,
    set,
    minimumMinor,
    maximumMinor,
    quickMinor: quickStakes(minimumMinor, maximumMinor),
    isValid: minor !== null && minor >= minimumMinor && minor <= maximumMinor,
  };
};
