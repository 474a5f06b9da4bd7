import { importAnnouncements } from './announcements/import-announcements.ts';
import { importMall } from '../money/mall/import-mall.ts';
import { importMerchantVendors } from '../play/games/import-merchant-vendors.ts';
import { syncPointsRules } from '../money/points/sync-points-rules.ts';
import { importMissions } from '../money/missions/import-missions.ts';
import { importPages } from './system/import-pages.ts';
import { importRanks } from '../money/ranks/import-ranks.ts';
import { importPlayRules } from '../play/vendors/import-play-rules.ts';

/** What is written of a merchant's files beside its settings, domains and help. */
export const contentImports = [
  importMerchantVendors,
  importAnnouncements,
  importMall,
  importPages,
  importPlayRules,
  syncPointsRules,
  importMissions,
  importRanks,
];
