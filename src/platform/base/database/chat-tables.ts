import type { ColumnType, Generated } from 'kysely';

interface ChatMessageTable {
  merchantId: number;
  id: Generated<number>;
  memberId: number;
  text: string;
  sentAt: ColumnType<Date, Date | undefined, Date>;
  removedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** The tables of the chat room. */
export interface ChatTables {
  chatMessage: ChatMessageTable;
}
