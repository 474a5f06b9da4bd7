import { minorDigits } from '#domain/minor-digits.ts';
import { sql } from '../../base/database/sql.ts';
import type { OpenTransaction } from '../../base/database/tables.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';
import { quickLossMinor } from '../exposure/refuse-exposure.ts';
import { isSingleWallet } from '../../money/wallets/wallet-kinds.ts';

/**
 * Writes what a merchant's settings say about play where the database looks at it. Every member is
 * then looked at anew before the next bet: the settings may have become stricter.
 */
export const importPlayRules = async (tx: OpenTransaction, merchant: Merchant): Promise<void> => {
  const { id, config } = merchant;
  const { currency, limits, security, exposure, jackpot } = config;
  const winnerLeastMinor = limits.winnerLeastUnits * 10 ** minorDigits(currency);
  await sql`
    insert into play_rule (merchant_id, currency, vendor_purses, idle, longest,
        exposure_window, exposure_brand_minor, exposure_vendor_minor, exposure_game_minor,
        quick_loss_minor, jackpot_types, jackpot_percent, winner_least_minor)
      values (${id}, ${currency}, ${!isSingleWallet(config)},
        make_interval(mins => ${limits.idleMinutes}),
        make_interval(hours => ${security.sessionMaxHours}),
        make_interval(hours => ${exposure.windowHours}), ${exposure.brandMinor},
        ${exposure.vendorMinor}, ${exposure.gameMinor}, ${quickLossMinor(merchant)},
        ${[...jackpot.gameTypes]}::text[], ${jackpot.feedPercent}, ${winnerLeastMinor})
    on conflict (merchant_id) do update set currency = excluded.currency,
      vendor_purses = excluded.vendor_purses, idle = excluded.idle,
      longest = excluded.longest, exposure_window = excluded.exposure_window,
      exposure_brand_minor = excluded.exposure_brand_minor,
      exposure_vendor_minor = excluded.exposure_vendor_minor,
      exposure_game_minor = excluded.exposure_game_minor,
      quick_loss_minor = excluded.quick_loss_minor,
      jackpot_types = excluded.jackpot_types, jackpot_percent = excluded.jackpot_percent,
      winner_least_minor = excluded.winner_least_minor`.execute(tx);
  await tx.deleteFrom('playPass').where('merchantId', '=', id).execute();
};
