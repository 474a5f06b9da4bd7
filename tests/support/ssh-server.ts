import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { provideDebianProgram } from '../../scripts/debian/provide-program.ts';
import { freePort } from './web-server.ts';

const run = promisify(execFile);

/** sshd of root wants it; systemd makes it where sshd is installed. */
const PRIVILEGE_FOLDER = '/run/sshd';

const provide = async () => {
  const sshd = await provideDebianProgram('openssh', [
    'openssh-server',
    'openssh-client',
    'libwrap0',
    'libnss-wrapper',
  ]);
  const rsync = await provideDebianProgram('rsync', ['rsync', 'libpopt0', 'libxxhash0']);
  return { sshd, rsync };
};

const libraries = (folder: string): string =>
  ['usr/lib', 'lib'].map((name) => path.join(folder, name, 'x86_64-linux-gnu')).join(':');

/** sshd asks for a user of its own where it is started by root; the system gets none. */
const ownPasswords = (folder: string): Record<string, string> => {
  if (process.getuid?.() !== 0) return {};
  const passwd = path.join(folder, 'passwd');
  const group = path.join(folder, 'group');
  const known = readFileSync('/etc/passwd', 'utf8');
  const own = known.includes('\nsshd:') ? '' : 'sshd:x:65533:65534::/run/sshd:/usr/sbin/nologin\n';
  writeFileSync(passwd, known + own);
  writeFileSync(group, readFileSync('/etc/group', 'utf8'));
  mkdirSync(PRIVILEGE_FOLDER, { recursive: true });
  return { NSS_WRAPPER_PASSWD: passwd, NSS_WRAPPER_GROUP: group };
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const startServer = async (tools: { sshd: string; rsync: string }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'livery-sshd-'));
  const port = await freePort();
  const bin = path.join(tools.sshd, 'usr/bin');
  for (const name of ['host', 'own']) {
    const file = path.join(folder, name);
    await run(path.join(bin, 'ssh-keygen'), ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  }
  const environment = `PATH=${tools.rsync}/usr/bin:/usr/bin:/bin`;
  const library = `LD_LIBRARY_PATH=${libraries(tools.rsync)}`;
  const config = path.join(folder, 'sshd_config');
  const lines = [
    `Port ${port}`,
    'ListenAddress 127.0.0.1',
    `HostKey ${path.join(folder, 'host')}`,
    `AuthorizedKeysFile ${path.join(folder, 'own.pub')}`,
    'UsePAM no',
    'StrictModes no',
    'PasswordAuthentication no',
    'PermitRootLogin prohibit-password',
    'PidFile none',
    `SetEnv ${environment} ${library}`,
  ];
  writeFileSync(config, `${lines.join('\n')}\n`);
  const isOwnPlace = process.getuid?.() === 0 && !existsSync(PRIVILEGE_FOLDER);
  const passwords = ownPasswords(folder);
  const wrapper = path.join(tools.sshd, 'usr/lib/x86_64-linux-gnu/libnss_wrapper.so');
  const child = spawn(path.join(tools.sshd, 'usr/sbin/sshd'), ['-D', '-e', '-f', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries(tools.sshd),
      ...(existsSync(wrapper) && passwords && { LD_PRELOAD: wrapper }),
      ...passwords,
    },
  });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  await vi.waitUntil(() => child.exitCode !== null || isListening(port), { timeout: 100_000 });
  if (child.exitCode !== null) throw new Error(`sshd did not start.\n${said}`);
  const words = [
    path.join(bin, 'ssh'),
    '-F none -o BatchMode=yes -o StrictHostKeyChecking=no',
    `-o UserKnownHostsFile=${path.join(folder, 'known')} -o LogLevel=ERROR`,
    `-o IdentitiesOnly=yes -i ${path.join(folder, 'own')} -p ${port}`,
  ];
  return {
    /** What the command must be told to come in, and to find rsync. */
    env: {
      LIVERY_SSH: words.join(' '),
      PATH: `${tools.rsync}/usr/bin:${process.env['PATH'] ?? ''}`,
      LD_LIBRARY_PATH: libraries(tools.rsync),
    },
    /** What sshd said since it began. */
    said: () => said,
    stop: async (): Promise<void> => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
      if (isOwnPlace) rmdirSync(PRIVILEGE_FOLDER);
    },
  };
};

/** sshd and rsync as Debian packs them; or why they cannot be had. */
export const provideSshServer = async () => {
  const { sshd, rsync } = await provide();
  if ('missing' in sshd) return sshd;
  if ('missing' in rsync) return rsync;
  return { start: () => startServer({ sshd: sshd.folder, rsync: rsync.folder }) };
};
