import { expect, test } from 'vitest';
import { createFairLine, type LineLimits } from './fair-line.ts';

const ROOMY: LineLimits = { all: 1000, network: 100, account: 100 };

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
const serveAll = (line: ReturnType<typeof createFairLine<Person>>): string[] => {
  const served: string[] = [];
  for (let next = line.next(); next; next = line.next()) served.push(next.name);
  return served;
};

test('of one network and different accounts, whoever came first is first', () => {
  const line = createFairLine<Person>(ROOMY);
  for (const name of ['a', 'b', 'c']) line.enter(person(name, 'n'));

  expect(serveAll(line)).toEqual(['a', 'b', 'c']);
});

test('networks take turns, however many one has sent', () => {
  const line = createFairLine<Person>(ROOMY);
  for (let at = 0; at < 5; at += 1) line.enter(person(`flood${at}`, 'loud'));
  line.enter(person('x0', 'calm'));
  line.enter(person('x1', 'calm'));

  expect(serveAll(line)).toEqual(['flood0', 'x0', 'flood1', 'x1', 'flood2', 'flood3', 'flood4']);
});

test('accounts take turns, from however many networks one is asked for', () => {
  const line = createFairLine<Person>(ROOMY);
  for (let at = 0; at < 5; at += 1) line.enter(person(`guess${at}`, `net${at}`, 'victim'));
  line.enter(person('other', 'calm'));

  expect(serveAll(line).indexOf('other')).toBe(1);
});

/** Fifty networks that send without end, each of which has been served. */
const crowded = () => {
  const line = createFairLine<Person>(ROOMY);
  for (let round = 0; round < 4; round += 1)
    for (let net = 0; net < 50; net += 1) line.enter(person(`${net}/${round}`, `net${net}`));
  for (let at = 0; at < 60; at += 1) line.next();
  return line;
};

test('who comes once passes those who come all the time', () => {
  const line = crowded();
  line.enter(person('newcomer', 'calm'));

  expect(serveAll(line).indexOf('newcomer')).toBeLessThanOrEqual(1);
});

test('who is served often waits for two turns of each other network at most', () => {
  const line = crowded();
  line.enter(person('again', 'net0'));
  const order = serveAll(line);

  expect(order.filter((name) => name.startsWith('0/')).length).toBe(2);
  expect(order.indexOf('0/2')).toBeLessThanOrEqual(100);
});

test('what was long ago counts no more', () => {
  const line = createFairLine<Person>(ROOMY);
  const serve = (who: Person) => {
    line.enter(who);
    line.next();
  };
  for (let at = 0; at < 10; at += 1) serve(person(`a${at}`, 'once busy'));
  for (let at = 0; at < 2000; at += 1) serve(person(`b${at}`, `net${at % 20}`));
  line.enter(person('busy now', 'net0'));
  line.enter(person('calm now', 'once busy'));

  expect(serveAll(line)).toEqual(['calm now', 'busy now']);
});

test('nobody waits for good, though newcomers of new networks never end', () => {
  const line = createFairLine<Person>(ROOMY);
  line.enter(person('first', 'n'));
  line.enter(person('second', 'n'));
  const served: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    line.enter(person(`new${at}`, `net${at}`));
    served.push(line.next()?.name ?? '');
  }

  expect(served).toContain('first');
  expect(served.indexOf('second')).toBeGreaterThan(0);
  expect(served.indexOf('second')).toBeLessThanOrEqual(3);
});

test('who went away and comes again has no better place for it', () => {
  const line = createFairLine<Person>(ROOMY);
  line.enter(person('a', 'one'));
  line.enter(person('b', 'two'));
  expect(line.next()?.name).toBe('a');
  line.enter(person('a again', 'one'));

  expect(serveAll(line)).toEqual(['b', 'a again']);
});

test('a network and an account have no more places than theirs', () => {
  const line = createFairLine<Person>({ all: 100, network: 2, account: 3 });
  const third = person('c', 'n');
  expect([person('a', 'n'), person('b', 'n')].map(line.enter)).toEqual([null, null]);

  expect(line.hasRoom(third)).toBe(false);
  expect(line.enter(third)).toBe(third);
  expect(line.hasRoom(person('d', 'm'))).toBe(true);
  for (const net of ['p', 'q', 'r']) expect(line.enter(person(net, net, 'victim'))).toBeNull();
  const fourth = person('s', 's', 'victim');
  expect(line.enter(fourth)).toBe(fourth);
  expect(line.size()).toBe(5);
});

test('in a full line the last of the longest network makes room for a shorter one', () => {
  const line = createFairLine<Person>({ all: 4, network: 4, account: 4 });
  for (let at = 0; at < 4; at += 1) line.enter(person(`flood${at}`, 'loud'));

  expect(line.enter(person('x', 'calm'))?.name).toBe('flood3');
  expect(line.enter(person('y', 'calm'))?.name).toBe('flood2');
  // Now they are alike: nobody has to go for the one or the other.
  expect(line.enter(person('z', 'calm'))?.name).toBe('z');
  expect(line.enter(person('more', 'loud'))?.name).toBe('more');
  expect(serveAll(line)).toEqual(['flood0', 'x', 'flood1', 'y']);
});

test('who leaves leaves a place, and leaving twice takes nobody else’s', () => {
  const line = createFairLine<Person>({ all: 10, network: 2, account: 2 });
  const gone = person('gone', 'n');
  line.enter(gone);
  line.enter(person('stays', 'n'));
  line.leave(gone);
  line.leave(gone);

  expect(line.enter(person('new', 'n'))).toBeNull();
  expect(line.hasRoom(person('newer', 'n'))).toBe(false);
  expect(serveAll(line)).toEqual(['stays', 'new']);
});
