import { beforeEach, expect, test, vi } from 'vitest';
import { closeToast, currentToasts, pushToast, toastLifeMs, watchToasts } from './push-toast.ts';

beforeEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

const titles = (): string[] => currentToasts().map(({ title }) => title);

test('at most three are shown, the oldest goes', () => {
  for (const title of ['a', 'b', 'c', 'd']) pushToast({ tone: 'info', title });

  expect(titles()).toEqual(['b', 'c', 'd']);
});

test('the same message again takes the place of the first', () => {
  pushToast({ tone: 'info', title: 'a' });
  pushToast({ tone: 'info', title: 'b' });
  pushToast({ tone: 'info', title: 'a' });

  expect(titles()).toEqual(['b', 'a']);
});

test('who watches hears of every change until it stops', () => {
  const heard = vi.fn();
  const stop = watchToasts(heard);
  const id = pushToast({ tone: 'info', title: 'a' });
  closeToast(id);
  stop();
  pushToast({ tone: 'info', title: 'b' });

  expect(heard).toHaveBeenCalledTimes(2);
});

test('what needs an answer does not pass by itself', () => {
  expect(toastLifeMs({ tone: 'success', title: '' })).toBe(6000);
  expect(toastLifeMs({ tone: 'error', title: '' })).toBeNull();
  expect(toastLifeMs({ tone: 'info', title: '', action: { label: '', onPress() {} } })).toBeNull();
  expect(toastLifeMs({ tone: 'error', title: '', timeoutMs: 9000 })).toBe(9000);
});
