import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A way into a database for rows by the million. */
export interface RowCopy {
  /** Writes rows into a table; each value as `COPY` takes it: without tabs, breaks and backslashes. */
  copy: (into: string, rows: Iterable<readonly (string | number)[]>) => Promise<void>;
  /** Ends it, with everything written. */
  end: () => Promise<void>;
}

const CHUNK_LETTERS = 1 << 16;

/**
 * Opens `psql` for rows by `COPY`: no trigger fires and no key of another table is looked up.
 *
 * @param url of the tables' owner, who may leave triggers out
 * @throws when psql leaves with a fault
 */
export const openCopy = (url: string): RowCopy => {
  const to = new URL(url);
  const env = {
    ...process.env,
    PGPASSWORD: decodeURIComponent(to.password),
    PGOPTIONS: '-c session_replication_role=replica',
  };
  to.password = '';
  const psql = spawn('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', to.href], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env,
  });
  let said = '';
  psql.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  psql.stdin.on('error', () => {});
  const ended = once(psql, 'close').catch((cause: unknown) => {
    throw new Error('psql cannot be started: install postgresql-client.', { cause });
  });
  const write = async (text: string): Promise<void> => {
    if (psql.exitCode !== null) throw new Error(`psql left: ${said}`);
    if (!psql.stdin.write(text)) await Promise.race([once(psql.stdin, 'drain'), ended]);
  };
  return {
    copy: async (into, rows) => {
      let text = `copy ${into} from stdin;\n`;
      for (const row of rows) {
        text += `${row.join('\t')}\n`;
        if (text.length < CHUNK_LETTERS) continue;
        await write(text);
        text = '';
      }
      await write(`${text}\\.\n`);
    },
    end: async () => {
      psql.stdin.end();
      const [code] = (await ended) as [number];
      if (code !== 0) throw new Error(`psql left with ${code}: ${said}`);
    },
  };
};
