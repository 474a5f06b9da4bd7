import { catalogue } from '#catalogue/catalogue.ts';
import { connect } from '#platform/base/database/connect.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { type OpenedMember, openMember } from './members.ts';
import { buildMerchant, type Part } from './merchant.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { openMerchant } from './money.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { quietZone } from './quiet-zone.ts';
import { openPlay, setUpGames, type TestPlay } from './vendor-messages.ts';

/** The vendor whose games the tests play. */
export const VENDOR = 'MOONFERRY';

const [first, second] = catalogue.filter(
  ({ vendor, gameType, isGame }) => vendor === VENDOR && gameType === 'RNG' && isGame === 'GAME',
);
const jackpotGame = catalogue.find(
  ({ vendor, gameClassify }) => vendor === VENDOR && gameClassify === 'JP',
);
if (!first || !second || !jackpotGame)
  throw new Error(`${VENDOR} has no two slots, or none of the jackpot`);

/** A slot that may be tried out, and one that may not. */
export const openSlot = first;
export const closedSlot = second;

/** A slot that can win the brand's pool. */
export const jackpotSlot = jackpotGame;

/** For whoever is in this table no pass is ever kept: all their bets go the long way. */
const NO_PASS = `
  create table no_pass (member_id bigint primary key);
  grant select, insert on no_pass to public;
  create function skip_pass() returns trigger language plpgsql as $$ begin
    if exists (select from no_pass n where n.member_id = new.member_id) then
      return null;
    end if;
    return new;
  end $$;
  create trigger skip_pass before insert on play_pass for each row execute function skip_pass();`;

/** Makes room for members who are never taken the short way; the server's own role makes no tables. */
export const allowLongWay = async ({ databaseUrl }: TestPlatform): Promise<void> => {
  const owner = await connect(databaseUrl, { connections: 1 });
  await owner.pool.query(NO_PASS);
  await owner.close();
};

/** From now on all bets of these members go the long way. */
export const takeLongWay = async (
  { database }: TestPlatform,
  memberIds: readonly number[],
): Promise<void> => {
  await sql`delete from play_pass where member_id = any(${memberIds}::bigint[])`.execute(database);
  await sql`insert into no_pass select unnest(${memberIds}::bigint[])`.execute(database);
};

/** A platform whose one brand, alpha, has the games of VENDOR. */
export const startPlayFixture = async (
  config: Part<MerchantConfig> = {},
  options: Parameters<typeof startTestPlatform>[1] = {},
) => {
  setUpGames();
  const alpha = buildMerchant('alpha', {
    timeZone: quietZone(),
    categories: [{ type: 'RNG', vendors: [VENDOR] }],
    ...config,
  });
  const platform = await startTestPlatform([alpha], options);
  const merchant = await openMerchant(platform.database, alpha);
  await sql`update game set free_trial = node_id = ${openSlot.nodeId}
    where vendor_code = ${VENDOR}`.execute(platform.database);
  return { platform, merchant, alpha };
};

let people = 0;

/** A member with money who has opened the slot. */
export const openPlayer = async (
  platform: TestPlatform,
  { id }: Merchant,
  { cashMinor = 100_000, type = 0, freeTrial = false, nodeId = openSlot.nodeId } = {},
): Promise<{ member: OpenedMember; play: TestPlay }> => {
  people += 1;
  const member = await openMember(platform, 'alpha', {
    username: `player${id}x${people}`,
    cashMinor,
    type,
  });
  const play = await openPlay(platform, member, { nodeId, freeTrial });
  return { member, play };
};
