import { catalogue } from '#platform/catalogue/catalogue.ts';
import { sql } from '#platform/database/sql.ts';
import type { Merchant } from '#platform/handler.ts';
import { type OpenedMember, openMember } from './members.ts';
import { buildMerchant, type Part } from './merchant.ts';
import type { MerchantConfig } from '#generated/merchant-config.ts';
import { openMerchant } from './money.ts';
import { startTestPlatform, type TestPlatform } from './platform.ts';
import { openPlay, setUpGames, type TestPlay } from './vendor-messages.ts';

/** The vendor whose games the tests play. */
export const VENDOR = 'MOONFERRY';

const [first, second] = catalogue.filter(
  ({ vendor, gameType, isGame }) => vendor === VENDOR && gameType === 'RNG' && isGame === 'GAME',
);
if (!first || !second) throw new Error(`${VENDOR} has no two slots`);

/** A slot that may be tried out, and one that may not. */
export const openSlot = first;
export const closedSlot = second;

/** A platform whose one brand, alpha, has the games of VENDOR. */
export const startPlayWorld = async (config: Part<MerchantConfig> = {}) => {
  setUpGames();
  const alpha = buildMerchant('alpha', {
    categories: [{ type: 'RNG', vendors: [VENDOR] }],
    ...config,
  });
  const platform = await startTestPlatform([alpha]);
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
  { cashMinor = 100_000, type = 0, freeTrial = false } = {},
): Promise<{ member: OpenedMember; play: TestPlay }> => {
  people += 1;
  const member = await openMember(platform, 'alpha', {
    username: `player${id}x${people}`,
    cashMinor,
    type,
  });
  const play = await openPlay(platform, member, { nodeId: openSlot.nodeId, freeTrial });
  return { member, play };
};
