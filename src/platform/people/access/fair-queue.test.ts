import { expect, test } from 'vitest';
import { createFairQueue, type QueueLimits } from './fair-queue.ts';

const ROOMY: QueueLimits = { all: 1000, network: 100, account: 100 };

interface Person {
  name: string;
  network: string;
  account: string;
}

const person = (name: string, network: string, account = name): Person => ({
  name,
  network,
  account,
});

/** Everybody in the order in which they are served. */
const serveAll = (queue: ReturnType<typeof createFairQueue<Person>>): string[] => {
  const served: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) served.push(next.name);
  return served;
};

test('of one network and different accounts, whoever came first is first', () => {
  const queue = createFairQueue<Person>(ROOMY);
  for (const name of ['a', 'b', 'c']) queue.enter(person(name, 'n'));

  expect(serveAll(queue)).toEqual(['a', 'b', 'c']);
});

test('networks take turns, however many one has sent', () => {
  const queue = createFairQueue<Person>(ROOMY);
  for (let at = 0; at < 5; at += 1) queue.enter(person(`flood${at}`, 'loud'));
  queue.enter(person('x0', 'calm'));
  queue.enter(person('x1', 'calm'));

  expect(serveAll(queue)).toEqual(['flood0', 'x0', 'flood1', 'x1', 'flood2', 'flood3', 'flood4']);
});

test('accounts take turns, from however many networks one is asked for', () => {
  const queue = createFairQueue<Person>(ROOMY);
  for (let at = 0; at < 5; at += 1) queue.enter(person(`guess${at}`, `net${at}`, 'victim'));
  queue.enter(person('other', 'calm'));

  expect(serveAll(queue).indexOf('other')).toBe(1);
});

/** Fifty networks that send without end, each of which has been served. */
const crowded = () => {
  const queue = createFairQueue<Person>(ROOMY);
  for (let round = 0; round < 4; round += 1)
    for (let net = 0; net < 50; net += 1) queue.enter(person(`${net}/${round}`, `net${net}`));
  for (let at = 0; at < 60; at += 1) queue.next();
  return queue;
};

test('who comes once passes those who come all the time', () => {
  const queue = crowded();
  queue.enter(person('newcomer', 'calm'));

  expect(serveAll(queue).indexOf('newcomer')).toBeLessThanOrEqual(1);
});

test('who is served often waits for two turns of each other network at most', () => {
  const queue = crowded();
  queue.enter(person('again', 'net0'));
  const order = serveAll(queue);

  expect(order.filter((name) => name.startsWith('0/')).length).toBe(2);
  expect(order.indexOf('0/2')).toBeLessThanOrEqual(100);
});

test('what was long ago counts no more', () => {
  const queue = createFairQueue<Person>(ROOMY);
  const serve = (who: Person) => {
    queue.enter(who);
    queue.next();
  };
  for (let at = 0; at < 10; at += 1) serve(person(`a${at}`, 'once busy'));
  for (let at = 0; at < 2000; at += 1) serve(person(`b${at}`, `net${at % 20}`));
  queue.enter(person('busy now', 'net0'));
  queue.enter(person('calm now', 'once busy'));

  expect(serveAll(queue)).toEqual(['calm now', 'busy now']);
});

test('nobody waits for good, though newcomers of new networks never end', () => {
  const queue = createFairQueue<Person>(ROOMY);
  queue.enter(person('first', 'n'));
  queue.enter(person('second', 'n'));
  const served: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    queue.enter(person(`new${at}`, `net${at}`));
    served.push(queue.next()?.name ?? '');
  }

  expect(served).toContain('first');
  expect(served.indexOf('second')).toBeGreaterThan(0);
  expect(served.indexOf('second')).toBeLessThanOrEqual(3);
});

test('who went away and comes again has no better place for it', () => {
  const queue = createFairQueue<Person>(ROOMY);
  queue.enter(person('a', 'one'));
  queue.enter(person('b', 'two'));
  expect(queue.next()?.name).toBe('a');
  queue.enter(person('a again', 'one'));

  expect(serveAll(queue)).toEqual(['b', 'a again']);
});

test('a network and an account have no more places than theirs', () => {
  const queue = createFairQueue<Person>({ all: 100, network: 2, account: 3 });
  const third = person('c', 'n');
  expect([person('a', 'n'), person('b', 'n')].map(queue.enter)).toEqual([null, null]);

  expect(queue.hasRoom(third)).toBe(false);
  expect(queue.enter(third)).toBe(third);
  expect(queue.hasRoom(person('d', 'm'))).toBe(true);
  for (const net of ['p', 'q', 'r']) expect(queue.enter(person(net, net, 'victim'))).toBeNull();
  const fourth = person('s', 's', 'victim');
  expect(queue.enter(fourth)).toBe(fourth);
  expect(queue.size()).toBe(5);
});

test('in a full line the last of the longest network makes room for a shorter one', () => {
  const queue = createFairQueue<Person>({ all: 4, network: 4, account: 4 });
  for (let at = 0; at < 4; at += 1) queue.enter(person(`flood${at}`, 'loud'));

  expect(queue.enter(person('x', 'calm'))?.name).toBe('flood3');
  expect(queue.enter(person('y', 'calm'))?.name).toBe('flood2');
  // Now they are alike: nobody has to go for the one or the other.
  expect(queue.enter(person('z', 'calm'))?.name).toBe('z');
  expect(queue.enter(person('more', 'loud'))?.name).toBe('more');
  expect(serveAll(queue)).toEqual(['flood0', 'x', 'flood1', 'y']);
});

test('who leaves leaves a place, and leaving twice takes nobody else’s', () => {
  const queue = createFairQueue<Person>({ all: 10, network: 2, account: 2 });
  const gone = person('gone', 'n');
  queue.enter(gone);
  queue.enter(person('stays', 'n'));
  queue.leave(gone);
  queue.leave(gone);

  expect(queue.enter(person('new', 'n'))).toBeNull();
  expect(queue.hasRoom(person('newer', 'n'))).toBe(false);
  expect(serveAll(queue)).toEqual(['stays', 'new']);
});
