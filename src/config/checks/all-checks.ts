import { checkAgentLadders } from './check-agent-ladders.ts';
import { checkAgents } from './check-agents.ts';
import { checkBounds } from './check-bounds.ts';
import { checkBrandAssets } from './check-brand-assets.ts';
import { checkCategories } from './check-categories.ts';
import { checkFlags } from './check-flags.ts';
import { checkIdentity } from './check-identity.ts';
import { checkLanguages } from './check-languages.ts';
import { checkLicence } from './check-licence.ts';
import { checkLottery } from './check-lottery.ts';
import { checkMaintenance } from './check-maintenance.ts';
import { checkPayments } from './check-payments.ts';
import { checkPlaces } from './check-places.ts';
import { checkReferral } from './check-referral.ts';
import { checkRanks } from './check-ranks.ts';
import { checkRegisterFields } from './check-register-fields.ts';
import { checkTheme } from './check-theme.ts';
import type { Check } from './check.ts';

/**
 * Every rule beyond the schema that one merchant's own file can break, with the parts of the file
 * that it reads. A check is left out while one of its parts breaks the schema.
 */
export const allChecks: [check: Check, reads: string[]][] = [
  [checkIdentity, ['/code', '/site']],
  [checkLanguages, ['/languages']],
  [checkFlags, ['/flags', '/registerFields']],
  [checkRegisterFields, ['/registerFields']],
  [checkBounds, ['/limits', '/jackpot', '/ages']],
  [checkPlaces, ['/currency', '/timeZone', '/regionRestriction']],
  [checkMaintenance, ['/maintenance']],
  [checkCategories, ['/categories']],
  [checkPayments, ['/payments']],
  [checkLottery, ['/lottery']],
  [checkRanks, ['/ranks', '/points', '/withdrawals', '/licence']],
  [checkLicence, ['/licence', '/ages', '/brand/legalName']],
  [checkAgents, ['/agents', '/flags', '/languages']],
  [checkReferral, ['/referral', '/licence']],
  [checkAgentLadders, ['/agents', '/flags', '/lottery']],
  [checkBrandAssets, ['/brand/logo', '/brand/favicon']],
  // A layout without form keeps the theme from being filled.
  [checkTheme, ['/theme', '/layout']],
];
