import { setTimeout as wait } from 'node:timers/promises';
import { memberInfo } from '#api/member.ts';
import { bear } from './bear.ts';
import type { Carriage } from './carrier.ts';
import type { Fault, Measured, Place } from './fault.ts';
import { makePair } from './kills.ts';
import { type Reply, send } from './send.ts';

/** How long nothing is carried: longer than any answer may take. */
export const PARTED_MS = 30_000;

/** Within this time every call is answered while the database cannot be reached. */
export const ANSWERED_WITHIN_S = 40;

/** Within this time after it could be reached again, calls are answered with 200. */
export const BACK_WITHIN_S = 60;

const BETWEEN = 60;

/** A visitor who asks while the network is parted. */
const visit = (world: Place['world'], port: number): Promise<Reply> =>
  send({
    port,
    host: world.host,
    method: 'GET',
    path: memberInfo.path,
    token: world.people.senders[0]?.token ?? '',
  });

/**
 * Parts the network, and looks how visitors of both servers are answered meanwhile.
 *
 * @returns how long it took, in s, until both answered with 200 again
 */
export const part = async (
  { world, load }: Pick<Place, 'world' | 'load'>,
  carriage: Carriage,
): Promise<number> => {
  world.carrier.set(carriage);
  if (carriage === 'silent') {
    await wait(PARTED_MS);
    await Promise.all(world.ports.map((port) => visit(world, port)));
    world.carrier.set('carries');
  }
  const mendedAt = performance.now();
  await load.until(1);
  await Promise.all(
    world.ports.map(async (port) => {
      while ((await visit(world, port)).status !== 200) await wait(50);
    }),
  );
  return (performance.now() - mendedAt) / 1000;
};

const measure = async (place: Place, carriage: Carriage): Promise<Measured> => {
  const { load, times } = place;
  let backS = 0;
  for (let time = 0; time < times; time += 1) {
    await load.until(BETWEEN);
    backS = Math.max(backS, await part(place, carriage));
  }
  place.world.carrier.set('carries');
  await load.until(BETWEEN);
  const longestS = load.longestAnswerS();
  const isUnnoticed = carriage === 'silent' && !load.statuses()['503'];
  return {
    figures: { longestUntilBackS: backS },
    faults: [
      ...(isUnnoticed ? ['nothing was answered 503 while nothing was carried'] : []),
      ...(longestS > ANSWERED_WITHIN_S
        ? [`an answer took ${longestS.toFixed(1)} s: ${load.longestAnswerOf()}`]
        : []),
      ...(backS > BACK_WITHIN_S ? [`it took ${backS.toFixed(1)} s to come back`] : []),
    ],
  };
};

const partition = (name: string, title: string, carriage: Carriage): Fault => ({
  name,
  title,
  run: (times) =>
    bear({
      fault: name,
      times,
      makeGround: makePair,
      world: { drops: carriage === 'unacknowledged' },
      breakIt: (place) => measure(place, carriage),
    }),
});

/** The network between servers and their database carries nothing, and tells nobody. */
export const partitions: readonly Fault[] = [
  partition('partition', 'the network to the database carries nothing for 30 s', 'silent'),
  partition(
    'half-open',
    'all connections to the database are forgotten by a network that acknowledges what is sent',
    'halfOpen',
  ),
  partition(
    'half-open-lost',
    'all connections to the database are forgotten by a network that acknowledges nothing',
    'unacknowledged',
  ),
];
