import { spawn } from 'node:child_process';
import path from 'node:path';
import { provideDebianProgram } from '../debian/provide-program.ts';

/** Debian's nft, with the libraries that a machine may lack. */
const PACKAGES = [
  'nftables',
  'libnftables1',
  'libnftnl11',
  'libmnl0',
  'libjansson4',
  'libxtables12',
  'libedit2',
  'libbsd0',
  'libmd0',
];

/** Drops packets of this machine to itself, so that neither end of a connection is told anything, not even that they came. */
export interface PacketFilter {
  /**
   * Forgets connections to a port: none of their packets is carried any more. Others are as before.
   *
   * @param clients the ports of the other ends
   */
  forget: (port: number, clients: readonly number[]) => void;
  /** Carries everything again. */
  close: () => Promise<void>;
}

/**
 * Opens a table of the kernel's packet filter that is this process's alone: however it ends, the kernel takes the table away.
 *
 * @throws with the reason why there is none on this machine
 */
export const openPacketFilter = async (): Promise<PacketFilter> => {
  const provided = await provideDebianProgram('nftables', PACKAGES);
  if ('missing' in provided) throw new Error(provided.missing);
  const program = path.join(provided.folder, 'usr/sbin/nft');
  const libraries = path.join(provided.folder, 'usr/lib/x86_64-linux-gnu');
  const nft = spawn(program, ['-i'], { env: { ...process.env, LD_LIBRARY_PATH: libraries } });
  const said = { out: '', wrong: '' };
  nft.stdout.on('data', (text: Buffer) => (said.out += text.toString()));
  nft.stderr.on('data', (text: Buffer) => (said.wrong += text.toString()));
  nft.stdin.on('error', () => {});
  const ended = new Promise<void>((resolve) => void nft.once('close', () => resolve()));
  const table = `inet livery_faults_${process.pid}`;
  const chain = `${table} carried`;
  const say = (...lines: string[]): void => void nft.stdin.write(`${lines.join('\n')}\n`);
  const close = async (): Promise<void> => {
    nft.stdin.end();
    await ended;
    if (said.wrong !== '') throw new Error(`Packets could not be dropped: ${said.wrong}`);
  };
  say(
    `add table ${table} { flags owner; }`,
    `add chain ${chain} { type filter hook input priority 0; policy accept; }`,
    `list table ${table}`,
  );
  const isThere = new Promise<void>((resolve) => {
    nft.stdout.on('data', () => void (said.out.includes('hook input') && resolve()));
    nft.stderr.once('data', () => resolve());
  });
  await Promise.race([isThere, ended]);
  // Only root may, and not in every container.
  if (said.wrong !== '' || nft.exitCode !== null) await close();
  return {
    forget: (port, clients) => {
      if (clients.length === 0) return;
      const ends = `{ ${clients.join(', ')} }`;
      say(
        `add rule ${chain} tcp dport ${port} tcp sport ${ends} drop`,
        `add rule ${chain} tcp sport ${port} tcp dport ${ends} drop`,
      );
    },
    close,
  };
};
