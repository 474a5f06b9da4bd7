import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { countedAddress } from '../../base/http/network.ts';

/** An address of the machine itself says nothing of who it was. */
const isOwnMachine = (address: string): boolean =>
  address.startsWith('127.') || address === `${'0'.repeat(16)}/64`;

/**
 * Notes from which browser and address a member came, where members may invite friends: who invites
 * themselves is known by it.
 *
 * @param from.deviceId null when the browser is not known
 */
export const noteTrace = async (
  tx: OpenTransaction,
  merchant: Merchant,
  memberId: number,
  { ip, deviceId }: { ip: string; deviceId: number | null },
): Promise<void> => {
  if (!merchant.config.referral.enabled) return;
  const address = countedAddress(ip);
  await sql`
    insert into member_trace (merchant_id, member_id, kind, value)
      select ${merchant.id}::bigint, ${memberId}::bigint, 'device', coalesce(browser, id)::text from device
        where merchant_id = ${merchant.id} and id = ${deviceId}::bigint
      union all
      select ${merchant.id}, ${memberId}, 'address', ${address}::text
        where not ${isOwnMachine(address)}::boolean
    on conflict (merchant_id, member_id, kind, value) do update set seen_at = excluded.seen_at`.execute(
    tx,
  );
};
