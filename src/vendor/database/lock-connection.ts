import type { Pool } from 'pg';

/** A connection out of the pool whose advisory locks hold until it is lost or closed. */
export interface LockConnection {
  /** Asks and answers the first row's only column. */
  ask: (text: string, values: readonly unknown[]) => Promise<unknown>;
  /** Subscribes to a channel, including notifications of this process itself. */
  onNotification: (channel: string, listener: (text: string) => void) => Promise<void>;
  /** Resolves when the connection is closed or lost. */
  lost: Promise<void>;
  /** Ends the connection; nobody holds its locks any more. */
  close: () => void;
}

/** Takes a connection out of the pool for good. */
export const openLockConnection = async (pool: Pool): Promise<LockConnection> => {
  const client = await pool.connect();
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  return {
    ask: async (text, values) => {
      const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
      return Object.values(rows[0] ?? {})[0];
    },
    onNotification: async (channel, listener) => {
      client.on('notification', (notification) => {
        if (notification.channel === channel) listener(notification.payload ?? '');
      });
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    },
    lost,
    close: () => client.release(true),
  };
};
