import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { logout } from '#api/session.ts';
import { findUnsoundBooks, openMember } from '../support/members.ts';
import { jackpotSlot, startPlayFixture, VENDOR } from '../support/play-fixture.ts';
import { type OperatorError, startFakeOperator } from '../support/fake-operator.ts';
import { launchTicket, testKey } from '../support/vendor-messages.ts';
import { openSession } from '#platform/people/access/sessions.ts';
import { makeBench } from '../../scripts/conformance/make-bench.ts';
import type { Check } from '../../scripts/conformance/check.ts';
import { checks, runChecks } from '../../scripts/conformance/run-checks.ts';

const KEY = testKey('TOY');

/** What an operator must do wrong for a check to see it. */
const breaks: Record<string, OperatorError> = {
  'ticket-once': 'ticket twice',
  'ticket-unknown': 'any ticket',
  'session-unknown': 'any session',
  'session-ended-bet': 'ended sessions stake',
  'session-ended-win': 'ended sessions win nothing',
  'session-ended-rollback': 'ended sessions keep stakes',
  'signature-wrong': 'any signature',
  'signature-of-another-body': 'body unsigned',
  'signature-of-another-call': 'calls unsigned',
  'signature-whole': 'parts unsigned',
  'clock-behind': 'old messages',
  'clock-ahead': 'early messages',
  'clock-near': 'no skew',
  'nonce-once': 'nonces again',
  shape: 'any shape',
  'bet-takes-stake': 'stake kept out of the answer',
  'bet-settles-at-once': 'payout forgotten',
  'request-repeated': 'requests forgotten',
  'request-changed': 'requests by id alone',
  'transaction-repeated': 'transactions by request',
  'transaction-at-once': 'slow to remember',
  'transaction-changed': 'changed bets',
  funds: 'credit',
  'stake-range': 'any stake',
  'win-once': 'wins again',
  'win-changed': 'wins changed',
  'win-before-bet': 'wins unknown',
  'rollback-returns': 'rollbacks again',
  'rollback-late': 'rollbacks keep payouts',
  'rollback-first': 'rollbacks forgotten',
  'win-after-rollback': 'wins of the dead',
  'player-of-another': 'any player',
  'jackpot-once': 'jackpots again',
  'jackpot-unknown': 'jackpots unknown',
  'jackpot-of-a-win': 'jackpots of losers',
  'jackpot-taken-back': 'jackpots kept',
  'session-ended-jackpot': 'ended sessions win nothing',
};

const runFakeOperator = async (errors: OperatorError[] = [], chosen: readonly Check[] = checks) => {
  const fakeOperator = await startFakeOperator(KEY, new Set(errors));
  try {
    const { url, tickets, endSession } = fakeOperator;
    const access = { url, vendorCode: 'TOY', key: KEY };
    return await runChecks(await makeBench({ access, tickets, endSession }), chosen);
  } finally {
    await fakeOperator.close();
  }
};

const failed = (results: Awaited<ReturnType<typeof runFakeOperator>>) =>
  results.filter(({ result }) => result !== 'passed').map(({ name }) => name);

test('an operator that keeps the protocol passes every check', async () => {
  expect(failed(await runFakeOperator())).toEqual([]);
});

test('there is a mistake for every check', () => {
  expect(Object.keys(breaks)).toEqual(checks.map(({ name }) => name));
});

test.each(Object.entries(breaks))('%s sees: %s', async (name, error) => {
  const alone = checks.filter((check) => check.name === name);
  expect(failed(await runFakeOperator([error], alone))).toContain(name);
});

/** Three tickets of one member; the third belongs to a session of its own, which can be ended. */
const openTickets = async (fixture: Awaited<ReturnType<typeof startPlayFixture>>) => {
  const { platform, merchant } = fixture;
  const member = await openMember(platform, 'alpha', {
    username: 'conform1',
    cashMinor: 200 * jackpotSlot.minimumStakeUnits * 100,
  });
  const { database } = platform;
  const { memberId } = member;
  const session = { merchantId: merchant.id, memberId, ip: '127.0.0.1', userAgent: 'kit' };
  const other = { ...member, token: await openSession(database, session) };
  const input = { nodeId: jackpotSlot.nodeId };
  const tickets: string[] = [];
  for (const caller of [member, member, other])
    tickets.push((await launchTicket(platform, caller, input)).ticket);
  return { tickets, endSession: async () => void (await platform.call(other, logout)) };
};

test('the platform passes every check, and its books stay whole', async () => {
  const fixture = await startPlayFixture({ jackpot: { winsPerDay: 10 } });
  try {
    const { tickets, endSession } = await openTickets(fixture);
    const url = `http://127.0.0.1:${fixture.platform.port}`;
    const access = { url, vendorCode: VENDOR, key: testKey(VENDOR) };

    const results = await runChecks(await makeBench({ access, tickets, endSession }));

    expect(results.filter(({ result }) => result !== 'passed')).toEqual([]);
    expect(await findUnsoundBooks(fixture.platform.database)).toEqual({
      unbalanced: [],
      wrong: [],
    });
  } finally {
    await fixture.platform.close();
  }
});

const KIT = path.resolve(import.meta.dirname, '../../scripts/conformance/vendor-conformance.ts');

/** The command itself, in a process of its own. */
const runCommand = async (args: readonly string[]) => {
  const env = { ...process.env, LIVERY_VENDOR_KEY: KEY };
  const done = await promisify(execFile)(process.execPath, [KIT, ...args], { env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 'code' in done ? done.code : 0, stdout: done.stdout, stderr: done.stderr };
};

test('the command tells what failed, and says so by its exit code', async () => {
  const good = await startFakeOperator(KEY, new Set());
  const bad = await startFakeOperator(KEY, new Set(['wins again']));
  const options = ['--vendor', 'TOY', '--ticket', 'ticket-of-the-toy-1'];
  try {
    const well = await runCommand([good.url, ...options, '--json']);
    const badly = await runCommand([bad.url, ...options]);
    const nothing = await runCommand([bad.url, '--vendor', 'TOY', '--ticket', 'unknown']);

    expect(well.code).toBe(0);
    expect(JSON.parse(well.stdout)).toMatchObject({ failed: 0, skipped: 5 });
    expect(badly.code).toBe(1);
    expect(badly.stdout).toMatch(/FAIL win-once .*\n {5}a win said three times moved: 400/);
    expect(nothing.code).toBe(2);
    expect(nothing.stderr).toContain('The ticket was refused with 401 ticket_invalid.');
  } finally {
    await Promise.all([good.close(), bad.close()]);
  }
});
