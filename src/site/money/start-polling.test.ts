import { beforeEach, expect, test, vi } from 'vitest';

import { startPolling } from './start-polling.ts';

const EVERY_MS = 4000;

/** A page that is seen or not, and questions that are answered one by one. */
const page = () => {
  const seen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', seen);
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const show = (visibilityState: 'visible' | 'hidden') => {
    seen.visibilityState = visibilityState;
    seen.dispatchEvent(new Event('visibilitychange'));
  };
  const answer = async () => {
    answers.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, show, answer };
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('one who comes back is told at once, and out of sight nothing is asked', async () => {
  const { ask, show, answer } = page();
  const stop = startPolling(ask, EVERY_MS);
  show('hidden');
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(ask).not.toHaveBeenCalled();

  show('visible');
  expect(ask).toHaveBeenCalledTimes(1);
  await answer();
  stop();
  await vi.advanceTimersByTimeAsync(EVERY_MS);

  expect(ask).toHaveBeenCalledTimes(1);
});

test('coming back while a question is under way puts no second one beside it', async () => {
  const { ask, show, answer } = page();
  const stop = startPolling(ask, EVERY_MS);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  show('hidden');
  show('visible');
  expect(ask).toHaveBeenCalledTimes(1);
  await answer();

  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(ask).toHaveBeenCalledTimes(2);
  await answer();
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  stop();

  expect(ask).toHaveBeenCalledTimes(3);
});
