import { sql } from '../../base/database/sql.ts';
import type { Database, OpenTransaction } from '../../base/database/tables.ts';

/**
 * Tells a browser nothing more by web push that is signed out for good. Its sessions are ended before: a subscription that is
 * saved at the same moment holds its session, so it is there by then, or refused.
 *
 * @param deviceId undefined for all browsers of the member
 */
export const endPush = async (
  database: Database | OpenTransaction,
  merchantId: number,
  { memberId, deviceId }: { memberId: number; deviceId?: number },
): Promise<void> => {
  await sql`delete from push_subscription where merchant_id = ${merchantId}
    and member_id = ${memberId}
    ${deviceId === undefined ? sql`` : sql`and device_id = ${deviceId}`}`.execute(database);
};
