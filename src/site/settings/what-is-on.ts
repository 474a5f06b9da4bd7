import type { GameType } from '#generated/merchant-config.ts';

import { resourceLinks, type ResourceName } from './resource-links.ts';
import type { Settings } from './settings.ts';

/** The applications that a brand can offer for download. */
export const DOWNLOADS = ['MOBILECONFIG', 'Android', 'LITEAPP'] as const;

/** The contacts of the right bar, in its order (specification 2). */
export const RIGHT_BAR_CONTACTS = [
  'CUSTOMERSERVICE1',
  'CUSTOMERSERVICE2',
  'WHATSAPP1',
  'WHATSAPP2',
  'WHATSAPP3',
  'TELEGRAM',
  'FACEBOOK',
] as const satisfies ResourceName[];

/** Whether the brand has a registration form; where DIRECTREG3 is off, only for the invited. */
export const hasRegistration = ({ flags }: Pick<Settings, 'flags'>): boolean =>
  flags.USERNAMEREG3 || flags.MOBILENUMREG3;

/** Whether any visitor may open an account: without an invitation, too (DIRECTREG3). */
export const canRegister = ({ flags }: Pick<Settings, 'flags'>): boolean =>
  flags.DIRECTREG3 && hasRegistration({ flags });

/** Whether members earn points. */
export const hasPoints = ({ points }: Pick<Settings, 'points'>): boolean => points.enabled;

/** Whether there are missions or races, of promotions or of the lotteries. */
export const hasContests = ({ uses }: Pick<Settings, 'uses'>): boolean =>
  uses.includes('missions') || uses.includes('races');

/** Whether the brand has a promotion that is a race. */
export const hasRaces = ({ uses }: Pick<Settings, 'uses'>): boolean => uses.includes('races');

/** Whether the brand has a promotion that is a raffle. */
export const hasRaffles = ({ uses }: Pick<Settings, 'uses'>): boolean => uses.includes('raffles');

/** Whether the brand has a promotion that people apply for. */
export const hasApplications = ({ uses }: Pick<Settings, 'uses'>): boolean =>
  uses.includes('applications');

/** Whether the brand has a promotion of red envelopes. */
export const hasRedEnvelopes = ({ uses }: Pick<Settings, 'uses'>): boolean =>
  uses.includes('redEnvelopes');

/** Whether the brand has games of a category. */
export const hasCategory =
  (name: GameType) =>
  ({ categories }: Pick<Settings, 'categories'>): boolean =>
    categories.some(({ type, vendors }) => type === name && vendors.length > 0);

/** Whether one balance goes from game to game. */
export const hasSingleWallet = ({ payments }: Pick<Settings, 'payments'>): boolean =>
  payments.walletMode === 'single';

/** Whether each vendor has a wallet of its own, filled from the member's. */
export const hasVendorWallets = ({ payments }: Pick<Settings, 'payments'>): boolean =>
  payments.walletMode === 'transfer';

/** Whether the brand has agents (AGENTPOLICY3). */
export const hasAgents = ({ flags }: Pick<Settings, 'flags'>): boolean => flags.AGENTPOLICY3;

/** Whether its agents have contracts of any kind. */
export const hasContracts = ({ uses }: Pick<Settings, 'uses'>): boolean =>
  uses.includes('contracts');

/** Whether a member may send money to an upline or a downline: only where there are agents. */
export const hasMemberTransfers = ({
  flags,
  payments: { transfers },
}: Pick<Settings, 'flags' | 'payments'>): boolean =>
  flags.AGENTPOLICY3 &&
  transfers.permitted &&
  (transfers.upline !== 'nobody' || transfers.downline);

/** Whether there is any application to download, and so a download page. */
export const hasDownloads = (settings: Pick<Settings, 'resources'>): boolean =>
  resourceLinks(settings, DOWNLOADS).length > 0;

/** Whether the right bar has anything to show. */
export const hasRightBar = (settings: Pick<Settings, 'resources'>): boolean =>
  resourceLinks(settings, ['MOBILECONFIG', 'Android', ...RIGHT_BAR_CONTACTS]).length > 0;

/** Whether members have a rank. */
export const hasRanks = ({ ranks }: Pick<Settings, 'ranks'>): boolean => ranks.enabled;
