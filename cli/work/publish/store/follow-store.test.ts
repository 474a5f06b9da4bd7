import { expect, test } from 'vitest';
import { InputError } from '../../../base/terminal/errors.ts';
import { followStore, type FollowStep, lookOnce } from './follow-store.ts';

const step = (...changed: string[]): FollowStep => ({ changed, failed: [] });

test('whatever a look ends with is told once, and the store is asked again', async () => {
  const ended = new AbortController();
  const away = (): never => {
    throw new InputError('the store does not answer.');
  };
  const broken = new TypeError('terminated');
  const fails = (): never => {
    throw broken;
  };
  const looks = [
    () => step('shwe'),
    away,
    away,
    () => step(),
    fails,
    fails,
    () => step('volt'),
    away,
  ];
  const steps: FollowStep[] = [];
  const faults: string[] = [];
  const look = async (): Promise<FollowStep> => {
    const next = looks.shift();
    if (looks.length === 0) ended.abort();
    return next?.() ?? step();
  };

  const told = {
    step: (each: FollowStep) => void steps.push(each),
    fault: (why: string) => void faults.push(why),
  };
  await followStore(look, told, ended.signal, 0);

  expect(steps).toEqual([step('shwe'), step(), step('volt')]);
  expect(faults).toEqual([
    'the store does not answer.',
    expect.stringMatching(/^a fault of ours.*TypeError: terminated/),
    'the store does not answer.',
  ]);
});

test('who is told of a step and fails ends no following', async () => {
  const ended = new AbortController();
  const faults: string[] = [];
  let count = 0;
  const told = {
    step: () => {
      count += 1;
      if (count === 3) ended.abort();
      throw new Error('the database is away');
    },
    fault: (why: string) => void faults.push(why),
  };

  await followStore(async () => step('shwe'), told, ended.signal, 0);

  expect(count).toBe(3);
  expect(faults).toHaveLength(1);
});

test('one look alone lets a fault of ours end the command', async () => {
  const told = { step: () => {}, fault: () => {} };
  const look = () => Promise.reject(new TypeError('broken'));

  await expect(lookOnce(look, told)).rejects.toThrow('broken');
});
