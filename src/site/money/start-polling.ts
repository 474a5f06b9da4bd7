/**
 * Asks again and again, one question at a time; never while the page is out of sight, and at once when it comes
 * back.
 *
 * @returns ends it
 */
export const startPolling = (fetchNow: () => Promise<void>, everyMs: number): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isGone = false;
  const wait = () => {
    timer = setTimeout(() => void turn(), everyMs);
  };
  const turn = async () => {
    isAsking = true;
    if (document.visibilityState === 'visible') await fetchNow();
    isAsking = false;
    if (!isGone) wait();
  };
  const comeBack = () => {
    if (document.visibilityState !== 'visible' || isAsking) return;
    clearTimeout(timer);
    void turn();
  };
  wait();
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    isGone = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', comeBack);
  };
};
