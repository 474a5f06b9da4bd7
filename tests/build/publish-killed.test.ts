import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { verifyStore } from '../../cli/work/publish/store/verify-store.ts';
import { listStore } from '../../cli/work/publish/store/stored-releases.ts';
import { startObjectStore } from '../../scripts/bench/publish/object-store.ts';
import { inProof, isWholeProof, proofSeed } from '../support/proof.ts';
import { makeDraw } from './plan-edits.ts';
import { makePublishing } from './published-sites.ts';
import { readTree, runLivery, startLivery } from './run-livery.ts';
import { countSteps, drawMoment, startStopped } from './stopped-build.ts';

/*
 * A publisher that is killed at any moment: what is served is at every moment the whole site of
 * before or the whole new one, and the next publishing finishes what was begun.
 */
const work = makePublishing(2);
const { codes, folder, gather, paint, publish } = work;
const [first = ''] = codes;
const draw = makeDraw(proofSeed);
const KILLS = inProof(1, 12);
const STORE_KILLS = inProof(1, 25);

type Site = 'nothing' | 'old' | 'new' | 'broken';
type Tree = ReturnType<typeof readTree>;
const gathered = { old: '', new: '' };
const trees = new Map<string, Tree>();

const isSame = (a: Tree, b: Tree): boolean =>
  a.size === b.size && [...a].every(([name, bytes]) => b.get(name)?.equals(bytes) === true);

/** Which site a folder holds, to the last byte. */
const siteIn = (dir: string, code = first): Site => {
  if (!existsSync(dir)) return 'nothing';
  const tree = readTree(dir);
  const found = (['new', 'old'] as const).find((name) =>
    isSame(tree, trees.get(`${name} ${code}`) ?? new Map()),
  );
  return found ?? 'broken';
};

beforeAll(async () => {
  gathered.old = await gather('gathered');
  paint('#0a7d5c', first);
  gathered.new = await gather('gathered later');
  for (const name of ['old', 'new'] as const)
    for (const code of codes)
      trees.set(`${name} ${code}`, readTree(path.join(gathered[name], code)));
});

afterAll(work.remove);

const target = path.join(folder, 'target');
const TRIAL = ['--canary-visitors', '50%'];

/** What a target holds before a kill: made once, copied for each. */
const makeBase = async (name: string, ...runs: string[][]): Promise<string> => {
  const base = path.join(folder, name);
  for (const args of runs) await publish([...args, '--to', base]);
  return base;
};

const restore = (base: string): void => {
  rmSync(target, { recursive: true, force: true });
  if (existsSync(base)) execFileSync('cp', ['-a', base, target]);
};

/** What a killed publisher may leave, and a later one clears away. */
const litter = (): string[] =>
  (readdirSync(target, { recursive: true }) as string[]).filter((name) =>
    /(^|\/)\.(?!(releases|blobs|canary)(\/|$))|\.lock|held\.|\.blobs\/.*\.\d/.test(name),
  );

interface Killing {
  base: string[][];
  args: () => string[];
  /** What may be served at the kill, and what is once the same command was run again. */
  during: Site[];
  after: Site;
}

const killings: Record<string, Killing> = {
  'a first publishing': {
    base: [],
    args: () => [gathered.old],
    during: ['nothing', 'old'],
    after: 'old',
  },
  'a publishing': {
    base: [['old']],
    args: () => [gathered.new],
    during: ['old', 'new'],
    after: 'new',
  },
  'the begin of a trial': {
    base: [['old']],
    args: () => [gathered.new, ...TRIAL],
    during: ['old'],
    after: 'old',
  },
  'a promotion': {
    base: [['old'], ['new', ...TRIAL]],
    args: () => ['--promote'],
    during: ['old', 'new'],
    after: 'new',
  },
};

/** What differs only in the calls that a kill meets is left to the whole proof. */
const DAILY = 'a publishing';
const chosen = Object.entries(killings).filter(([name]) => isWholeProof || name === DAILY);

test.each(chosen)(
  '%s into a folder, killed at any moment: served whole, and the next one finishes',
  async (name, { base: runs, args, during, after }) => {
    const named = runs.map(([which, ...rest]) => [
      gathered[which as keyof typeof gathered],
      ...rest,
    ]);
    const base = await makeBase(`before ${name}`, ...named);
    const line = () => ['publish', ...args(), '--to', target, '--json'];
    restore(base);
    const counts = await countSteps(line());

    for (let kill = 0; kill < KILLS; kill += 1) {
      restore(base);
      const moment = drawMoment(counts, draw);
      const when = `killed at ${moment.step} ${moment.nth} (LIVERY_SEED=${proofSeed})`;
      const { code } = await startStopped(line(), moment).finished;
      expect(code, when).toBeNull();
      const served = siteIn(path.join(target, first));
      expect(during, when).toContain(served);

      const finished = await publish([...args(), '--to', target]);

      // A promotion that was killed after its last step has nothing left to do.
      if (finished.code !== 0) expect(finished.stderr, when).toContain('nothing is on trial');
      expect(siteIn(path.join(target, first)), when).toBe(after);
      // In a process of its own: this one knows files by inodes that a restored target uses again.
      const verified = await runLivery(['verify', '--out', target]);
      expect(verified, when).toMatchObject({ code: 0 });
      const lot = siteIn(path.join(target, '.canary', first, '00'));
      expect(lot, when).toBe(args().includes('--canary-visitors') ? 'new' : 'nothing');
      // Whoever writes there next leaves nothing behind.
      await publish([gathered.new, '--to', target, '--force']);
      expect(litter(), when).toEqual([]);
    }
  },
);

test('a publishing into a store, killed at any request: served whole, and the next one finishes', async () => {
  const store = await startObjectStore();
  for (const [name, value] of Object.entries(store.env)) vi.stubEnv(name, value);
  try {
    const to = store.folder('killed');
    const only = ['--only', first];
    await publish([gathered.old, '--to', to, ...only]);
    const putBack = store.keep();
    const before = store.requests.length;
    await publish([gathered.new, '--to', to, ...only]);
    // Those of the publishing alone: at one that it does not come to it is not killed.
    const total = store.requests.length - before;
    const [wanted] = (await listStore(to)).brands;

    for (let kill = 0; kill < STORE_KILLS; kill += 1) {
      putBack();
      const [nth, side] = [1 + draw(total), draw(2) === 0 ? 'before' : 'after'] as const;
      const when = `killed ${side} request ${nth} of ${total} (LIVERY_SEED=${proofSeed})`;
      const { child, finished } = startLivery(
        ['publish', gathered.new, '--to', to, ...only],
        store.env,
      );
      let count = 0;
      store.faults.onRequest = (now) => {
        count += Number(now === side);
        if (now === side && count === nth) child.kill('SIGKILL');
      };
      expect((await finished).code, when).toBeNull();
      store.faults.onRequest = undefined;

      const served = await verifyStore(to, []);
      expect(served, when).toMatchObject({ ok: true, sites: [{ code: first }] });
      const next = await publish([gathered.new, '--to', to, ...only]);

      expect(next, when).toMatchObject({ code: 0, report: { failed: [] } });
      expect((await listStore(to)).brands[0], when).toMatchObject({ release: wanted?.release });
      expect((await verifyStore(to, [first])).ok, when).toBe(true);
    }
  } finally {
    vi.unstubAllEnvs();
    await store.stop();
  }
});
