import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { describeHolder } from '../../cli/base/files/lock-holder.ts';
import { liveryHome } from '../../cli/base/paths.ts';
import { verifySites } from '../../cli/build/release/verify-sites.ts';
import { makePublishing } from './published-sites.ts';
import { runLivery, startLivery } from './run-livery.ts';

/*
 * A publisher over SSH that is interrupted. Its ssh is a shell of this machine and its rsync a copy that waits
 * as long as a file is there; the real ones are in `publish-ssh.test.ts`.
 */
const work = makePublishing(1);
const { codes, folder, gather } = work;
// LIVERY_SSH is words with spaces between them.
const bin = mkdtempSync(path.join(tmpdir(), 'livery-ssh-'));
const hold = path.join(bin, 'hold');
const begun = path.join(bin, 'begun');
const home = path.join(folder, 'home');
const stages = path.join(home, 'publish');
const there = path.join(folder, 'there');

const SSH = `#!/bin/sh
shift
exec sh -c "$*"
`;

const RSYNC = `#!/bin/sh
: >'${begun}'
while [ -e '${hold}' ]; do sleep 0.05; done
for word; do from=$to to=$word; done
cp -a "$from." "$(printf %s "$to" | cut -d: -f2-)"
`;

const program = (name: string, text: string): void => {
  writeFileSync(path.join(bin, name), text);
  chmodSync(path.join(bin, name), 0o755);
};

let sites = '';
const env = {
  LIVERY_HOME: home,
  LIVERY_TRUSTED_KEYS: path.join(liveryHome(), 'keys', 'signing.pub.pem'),
  LIVERY_SSH: path.join(bin, 'ssh'),
  PATH: `${bin}:${process.env['PATH'] ?? ''}`,
};
const line = (): string[] => ['publish', sites, '--to', `edge:${there}`];

beforeAll(async () => {
  program('ssh', SSH);
  program('rsync', RSYNC);
  sites = await gather('gathered');
});

afterAll(() => {
  rmSync(bin, { recursive: true, force: true });
  work.remove();
});

/** What comes, comes; only what never does is given up. */
const soon = <Value>(look: () => Value) => expect.poll(look, { timeout: 100_000 });

/** A publisher that has made its stage and is sending it. */
const startSending = async () => {
  writeFileSync(hold, '');
  rmSync(begun, { force: true });
  const started = startLivery(line(), env);
  onTestFinished(() => {
    rmSync(hold, { force: true });
    started.child.kill('SIGKILL');
  });
  await soon(() => existsSync(begun) || started.child.exitCode !== null).toBe(true);
  return started;
};

describe.skipIf(process.platform !== 'linux')('a publisher over SSH', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'that is interrupted by %s ends by it and leaves nothing here',
    async (signal) => {
      const { child, finished } = await startSending();
      const during = readdirSync(stages);

      child.kill(signal);

      expect(during).toHaveLength(1);
      expect(await finished).toMatchObject({ code: null });
      expect(child.signalCode).toBe(signal);
      expect(readdirSync(stages)).toEqual([]);
    },
  );

  test('that was killed is cleared up after by the next one, and one that lives is not', async () => {
    const killed = await startSending();
    killed.child.kill('SIGKILL');
    await killed.finished;
    const left = readdirSync(stages);
    const living = await startSending();
    const during = readdirSync(stages);
    rmSync(hold);

    expect(left).toHaveLength(1);
    expect(during).toHaveLength(1);
    expect(during).not.toEqual(left);
    expect(await living.finished).toMatchObject({ code: 0 });
    expect(readdirSync(stages)).toEqual([]);
    expect(verifySites(there, []).ok).toBe(true);
  });

  test('says for whom it waits, and goes on once that one has ended', async () => {
    await runLivery(line(), env);
    const lock = path.join(there, '.build.lock');
    writeFileSync(lock, describeHolder());

    const { child, finished } = startLivery([...line(), '--force', '--mend'], env);
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said += text.toString()));
    onTestFinished(() => void child.kill('SIGKILL'));
    await soon(() => said).toContain(`Another process (${process.pid}) is writing there`);
    rmSync(lock);

    expect(await finished).toMatchObject({ code: 0 });
    expect(codes.map((code) => existsSync(path.join(there, code)))).toEqual([true]);
  });
});
