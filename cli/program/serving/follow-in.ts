import { orLeave } from '../../build/fleet/until-stopped.ts';
import { printLine, tint } from '../../base/terminal/print.ts';
import {
  type FollowStep,
  followStore,
  lookOnce,
  makeFollower,
} from '../../work/publish/store/follow-store.ts';
import { makeTakeUp } from './take-up.ts';

/** A folder of sites that follows a store. */
export interface Following {
  /**
   * Follows from now on.
   *
   * @param onChange told of the brands whose sites are others now; where it fails, told again with the next look
   */
  start: (onChange?: (codes: string[]) => Promise<void>) => void;
  /** Ends it once what is under way has come; after Ctrl-C a moment later, for it may be cut off. */
  stop: () => Promise<void>;
}

const tell = ({ changed, failed }: FollowStep): void => {
  if (changed.length > 0) printLine(`From the store: ${changed.join(', ')}.`);
  for (const { code, reason } of failed)
    printLine(`${tint('yellow', code)} stays as it is: ${reason}`);
};

/**
 * Brings what a store serves into a folder, then follows its pointers.
 *
 * @throws {UsageError} when that is no store's address
 */
export const followIn = async (from: string, dir: string): Promise<Following> => {
  const look = makeFollower(from, dir);
  const fault = (reason: string): void => printLine(`${tint('yellow', 'the store')}: ${reason}`);
  const ended = new AbortController();
  // One look, before anything is served: what is here already is served where the store is away.
  await lookOnce(look, { step: tell, fault });
  let following: Promise<void> = Promise.resolve();
  return {
    start: (onChange = async () => {}) => {
      const takeUp = makeTakeUp(onChange, printLine);
      const step = async (found: FollowStep): Promise<void> => {
        tell(found);
        await takeUp(found.changed);
      };
      following = followStore(look, { step, fault }, ended.signal);
    },
    stop: async () => {
      ended.abort();
      await orLeave(following);
    },
  };
};
