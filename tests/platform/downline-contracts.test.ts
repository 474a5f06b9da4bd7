import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentDownline, agentDownlines, agentDownlinesFile } from '#api/agents.ts';
import { offerContract } from '#api/contracts.ts';
import type { InputOf } from '#api/endpoint.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { openTeamPerson, type TeamPerson } from '../support/agents.ts';
import { agree, flat, lineBrand, openAgentLine, passPeriod } from '../support/contracts.ts';
import { requestOf } from '../support/every-call.ts';
import { openMerchant } from '../support/money.ts';
import { startTestPlatform, type TestPlatform } from '../support/platform.ts';

const alpha = lineBrand('alpha');

let platform: TestPlatform;
let merchant: Merchant;
let master: TeamPerson;
let signed: TeamPerson;
let deeper: TeamPerson;
let offered: TeamPerson;
let none: TeamPerson;
let player: TeamPerson;

beforeAll(async () => {
  platform = await startTestPlatform([alpha], { jobs: false });
  merchant = await openMerchant(platform.database, alpha);
  [master, signed, deeper] = (await openAgentLine(platform, 3)) as [
    TeamPerson,
    TeamPerson,
    TeamPerson,
  ];
  offered = await openTeamPerson(platform, { type: 41, under: master });
  none = await openTeamPerson(platform, { type: 42, under: master });
  player = await openTeamPerson(platform, { under: master });
  await agree(platform, {
    upline: master,
    agent: signed,
    kind: 'dividend',
    terms: flat(30_000),
  });
  await passPeriod(platform, merchant);
  await agree(platform, { upline: signed, agent: deeper, kind: 'dividend', terms: flat(10_000) });
  await offer(signed, 'dividend');
  await offer(offered, 'daily');
});

afterAll(() => platform.close());

const offer = async (to: TeamPerson, kind: 'dividend' | 'daily') => {
  const made = await platform.call(master, offerContract, {
    memberId: to.memberId,
    kind,
    terms: [...flat(50)],
    requestId: crypto.randomUUID(),
  });
  if (!made.ok) throw new Error(made.refusal);
};

const list = async (input: InputOf<typeof agentDownlines>, caller = master) => {
  const read = await platform.call(caller, agentDownlines, input);
  if (!read.ok) throw new Error(read.refusal);
  const { items, total } = read.value;
  expect(total).toBe(items.length);
  return items.map(({ memberId }) => memberId).toSorted((a, b) => a - b);
};

const ids = (...people: TeamPerson[]) => people.map(({ memberId }) => memberId);

test('the table shows the contracts with who is directly below: what holds, and what is offered', async () => {
  const read = await platform.call(master, agentDownlines, { scope: 'branch' });
  const one = await platform.call(master, agentDownline, { memberId: signed.memberId });

  const both = [
    { kind: 'dividend', state: 'active' },
    { kind: 'dividend', state: 'offered' },
  ];
  const contracts = read.ok
    ? new Map(read.value.items.map((row) => [row.memberId, row.contracts]))
    : new Map();
  expect(contracts).toEqual(
    new Map<number, object[]>([
      [signed.memberId, both],
      [offered.memberId, [{ kind: 'daily', state: 'offered' }]],
      // Whose contract it is is between those two.
      [deeper.memberId, []],
      [none.memberId, []],
      [player.memberId, []],
    ]),
  );
  expect(one).toMatchObject({ value: { contracts: both } });
});

test('they narrow the list by state and by kind, at every depth that is asked for', async () => {
  for (const scope of ['direct', 'branch'] as const) {
    expect(await list({ scope, contract: 'active' })).toEqual(ids(signed));
    expect(await list({ scope, contract: 'offered' })).toEqual(ids(signed, offered));
    expect(await list({ scope, contract: 'none' })).toEqual(ids(none));
    expect(await list({ scope, contractKind: 'daily' })).toEqual(ids(offered));
    expect(await list({ scope, contract: 'active', contractKind: 'daily' })).toEqual([]);
    expect(await list({ scope, contract: 'none', contractKind: 'daily' })).toEqual(
      ids(signed, none),
    );
  }
  expect(await list({ contract: 'active', under: signed.memberId })).toEqual([]);
  expect(await list({ contract: 'active' }, signed)).toEqual(ids(deeper));
});

test('only who can sign contracts is listed as a signer, and only who cannot as none', async () => {
  expect(await list({ signers: true })).toEqual(ids(signed, offered, none));
  expect(await list({ signers: false })).toEqual(ids(player));
  expect(await list({ signers: true, scope: 'branch' })).toEqual(
    ids(signed, deeper, offered, none),
  );
});

test('the file names the contracts, and takes the same choice', async () => {
  const request = requestOf(agentDownlinesFile, { contract: 'offered' });
  const { text } = await platform.send(master, request);

  const [, ...lines] = text.trimEnd().split('\r\n');
  // In the order of their names, which are drawn.
  expect(
    lines.map((line) => line.split(',').at(-1) ?? '').toSorted((a, b) => (a < b ? -1 : 1)),
  ).toEqual(['Daily salary: offered', 'Dividend: active; Dividend: offered']);
});
