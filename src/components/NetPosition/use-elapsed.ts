import { useEffect, useState } from 'react';

/**
 * Seconds that go on from where the session stood when this value was given. A page that slept
 * counts what it missed: time is measured, not ticked.
 *
 * @param startSeconds what the first render answers, on the server as in the browser
 * @param running off: stays where it is
 */
export const useElapsed = (startSeconds: number, running: boolean): number => {
  const [passed, setPassed] = useState({ from: startSeconds, seconds: 0 });

  useEffect(() => {
    if (!running) return undefined;
    const begin = performance.now();
    const tick = () =>
      setPassed({ from: startSeconds, seconds: (performance.now() - begin) / 1000 });
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [startSeconds, running]);

  return startSeconds + (passed.from === startSeconds ? passed.seconds : 0);
};
