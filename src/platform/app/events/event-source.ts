import type { Database } from '../../base/database/tables.ts';
import type { Subscriber } from './subscriber.ts';

/**
 * Looks for one kind of news among the rows and sends it to whom it concerns. Rows are what all
 * processes share, so it does not matter which of them has written.
 */
export type EventSource = (database: Database, subscribers: readonly Subscriber[]) => Promise<void>;
