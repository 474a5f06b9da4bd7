import type { Pool } from 'pg';

/** A connection that is kept: its advisory locks are held until it is lost or closed. */
export interface Line {
  /** Asks and answers the first row's only column. */
  ask: (text: string, values: readonly unknown[]) => Promise<unknown>;
  /** Hears what is told on a channel, also by this process itself. */
  hear: (channel: string, listener: (text: string) => void) => Promise<void>;
  /** Comes when the connection is gone, however that happened. */
  lost: Promise<void>;
  /** Ends the connection; nobody holds its locks any more. */
  close: () => void;
}

/** Takes a connection out of the pool for good. */
export const openLine = async (pool: Pool): Promise<Line> => {
  const client = await pool.connect();
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  return {
    ask: async (text, values) => {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
      return Object.values(rows[0] ?? {})[0];
    },
    hear: async (channel, listener) => {
      client.on('notification', (heard) => {
        if (heard.channel === channel) listener(heard.payload ?? '');
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    lost,
    close: () => client.release(true),
  };
};
