import type { Hint } from './hint.ts';

/** How many hints went which way since the process began. */
export interface HintCounts {
  sent: number;
  /** Not sent: nobody was there to take them, or too many waited. */
  dropped: number;
  received: number;
  /** Came, and were none. */
  refused: number;
}

/** Where processes tell each other that there is something to look at. */
export interface HintChannel {
  /** False where processes only look by themselves. */
  isSet: boolean;
  /** Tells every process, this one too, after what it is about was committed. Waits for nothing and never throws. */
  tell: (hint: Hint) => void;
  /** Hears what any process told, as it may be forged: it must only make somebody look. */
  listen: (hear: (hint: Hint) => void) => void;
  state: () => { isConnected: boolean; counts: HintCounts };
  close: () => Promise<void>;
}

/** No process tells another anything. */
export const noHints: HintChannel = {
  isSet: false,
  tell: () => {},
  listen: () => {},
  state: () => ({
    isConnected: false,
    counts: { sent: 0, dropped: 0, received: 0, refused: 0 },
  }),
  close: async () => {},
};
