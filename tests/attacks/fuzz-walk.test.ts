import { readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyEndpoint, InputOf } from '#api/endpoint.ts';
import { vendorCalls } from '#api/vendor-protocol.ts';
import { openDatabase } from '#platform/base/database/open-database.ts';
import { handlers } from '#platform/app/handlers.ts';
import { hostileInput } from '../support/arbitrary-input.ts';
import { isHarmless, requestOf } from '../support/every-call.ts';
import {
  type KillableServer,
  killServer,
  spareDisk,
  startKillable,
} from '../support/killable-server.ts';
import { makeStateDir } from '../../scripts/bench/platform/make-state-dir.ts';
import { findUnsoundBooks, openMember, type OpenedMember } from '../support/members.ts';
import { type Caller, type Request, sendAt } from '../support/platform.ts';
import { VENDOR } from '../support/play-fixture.ts';
import { inProof, proofSeed } from '../support/proof.ts';
import { sendAsVendor } from '../support/vendor-messages.ts';

/*
 * A long walk over every call of members and vendors with what no client of ours would send, to one
 * platform in a process of its own: nothing is answered by a fault, and its memory does not grow.
 */

const REQUESTS = inProof(500, 120_000);
const AT_ONCE = 12;
/** What the process may hold more at the end than after the first fifth; its heap has its own limit. */
const MAX_GROWTH_MB = 150;
/** Half of what Node would take before it looks for garbage in earnest: a leak would end the process. */
const HEAP_MB = 150;

let stateDir: string;
let server: KillableServer;
let member: OpenedMember;
const agent = new http.Agent({ keepAlive: true });

beforeAll(async () => {
  stateDir = await makeStateDir('walk');
  server = await startKillable(stateDir, [`--max-old-space-size=${HEAP_MB}`]);
  const opened = await openDatabase(stateDir);
  await spareDisk(opened.url);
  member = await openMember(opened, 'alpha', { username: 'walker7', cashMinor: 500_000, type: 1 });
  await opened.close();
});

afterAll(async () => {
  agent.destroy();
  await killServer(server);
  // Whoever comes last ends the database.
  await (await openDatabase(stateDir)).close();
  await rm(stateDir, { recursive: true, force: true });
});

/** Memory of the platform's process that is really there, in MB; of Linux only. */
const residentMb = async (): Promise<number> => {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

/** One request of the walk: how it is sent, and what to call it where it finds a fault. */
interface Step {
  name: string;
  send: () => Promise<number>;
}

/** From another network each time, as a visitor or as a member. */
const memberStep = (endpoint: AnyEndpoint, input: Record<string, unknown>, at: number): Step => {
  const ip = `198.${18 + (at % 2)}.${(at >> 9) % 256}.${(at >> 1) % 256}`;
  const caller: Caller = at % 4 === 0 ? { host: member.host, ip } : { ...member, ip };
  const request: Request = { ...requestOf(endpoint, input), agent };
  return {
    name: `${endpoint.name} ${JSON.stringify(input)}`,
    send: async () => (await sendAt(server.port, caller, request)).status,
  };
};

/** The same as a vendor, signed as it should be. */
const vendorStep = (endpoint: AnyEndpoint, input: Record<string, unknown>): Step => ({
  name: `${endpoint.name} ${JSON.stringify(input)}`,
  send: async () => {
    let status = 0;
    const platform = {
      send: async (caller: Caller, request: Request) => {
        const answer = await sendAt(server.port, caller, { ...request, agent });
        ({ status } = answer);
        return answer;
      },
    };
    await sendAsVendor(platform, VENDOR, endpoint, input as InputOf<typeof endpoint>);
    return status;
  },
});

const walk = function* (): Generator<Step> {
  const calls = [
    ...handlers.map(({ endpoint }) => endpoint).filter(isHarmless),
    ...vendorCalls.map((call): AnyEndpoint => call),
  ];
  const each = Math.ceil(REQUESTS / calls.length);
  let at = 0;
  // A few of each call in turn, so that the first fifth knows all of them.
  const BATCH = 10;
  for (let from = 0; from < each; from += BATCH)
    for (const [index, call] of calls.entries()) {
      const seed = proofSeed + from * calls.length + index;
      const numRuns = Math.min(BATCH, each - from);
      for (const input of fc.sample(hostileInput(call), { numRuns, seed })) {
        at += 1;
        const isVendors = vendorCalls.some(({ name }) => name === call.name);
        yield isVendors ? vendorStep(call, input) : memberStep(call, input, at);
      }
    }
};

test(`${REQUESTS} hostile requests: none is a fault, memory stays, the books are sound`, async () => {
  const statuses = new Map<number, number>();
  const errors: string[] = [];
  const memory: number[] = [];
  let sent = 0;
  const steps = walk();
  const goOn = async (): Promise<void> => {
    for (const { name, send } of steps) {
      sent += 1;
      if (sent % Math.floor(REQUESTS / 5) === 1) memory.push(await residentMb());
      const status = await send();
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || status === 0) errors.push(`${status} ${name}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, goOn));
  memory.push(await residentMb());

  process.stderr.write(
    `${sent} requests: ${[...statuses]
      .toSorted(([a], [b]) => a - b)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ')}; memory in MB at each fifth: ${memory.join(', ')}\n`,
  );
  expect(errors).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  // The walk is no walk where nothing is let in.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(sent / 50);
  expect((memory.at(-1) ?? 0) - (memory[1] ?? 0)).toBeLessThan(MAX_GROWTH_MB);
  expect(server.child.exitCode).toBeNull();
  const opened = await openDatabase(stateDir);
  const unsound = await findUnsoundBooks(opened.database);
  await opened.close();
  expect(unsound).toEqual({ unbalanced: [], wrong: [] });
}, 1_800_000);
