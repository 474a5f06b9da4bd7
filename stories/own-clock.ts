const deviceNow = Date.now.bind(Date);
let aheadMs = 0;

/** For a story's `beforeEach`: its page has a clock that can be set; the device's again after it. */
export const ownClock = (): (() => void) => {
  Date.now = () => deviceNow() + aheadMs;
  return () => {
    Date.now = deviceNow;
    aheadMs = 0;
  };
};

/**
 * Sets the clock of a story forward that has `ownClock`: what counts down to an instant sees at its
 * next tick that it has come.
 */
export const setClockForward = (ms: number): void => {
  aheadMs += ms;
};
