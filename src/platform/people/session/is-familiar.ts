import { findDevice } from '../access/devices.ts';
import { networkOf } from '../../base/http/network.ts';
import { sql } from '../../base/database/sql.ts';
import type { Context } from '../../base/endpoints/handler.ts';

/**
 * Whether an account signs in from a network or a device that it used lately. The first sign-in of
 * an account is familiar: there is nothing to compare it with.
 */
export const isFamiliar = async (context: Context, memberId: number): Promise<boolean> => {
  const { database, merchant, ip } = context;
  const { addressCheck, addressDays } = merchant.config.security;
  if (!addressCheck) return true;
  const since = sql<Date>`now() - make_interval(days => ${addressDays})`;
  const { rows } = await sql<{ any: boolean; here: boolean }>`
    select count(*) > 0 as any,
      count(*) filter (where network = ${networkOf(ip)} and seen_at > ${since}) > 0 as here
    from known_network where merchant_id = ${merchant.id} and member_id = ${memberId}`.execute(
    database,
  );
  const [networks] = rows;
  if (!networks?.any || networks.here) return true;
  const device = await findDevice(database, context);
  return (
    device?.memberId === memberId && device.seenAt.getTime() > Date.now() - addressDays * 86_400_000
  );
};
