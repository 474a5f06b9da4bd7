import type { PromotionMechanic } from '#generated/merchant-content.ts';
import type { SettingsSource } from './to-settings.ts';

/**
 * What a brand's promotions and lotteries make use of, so that its site carries nothing for the rest. It follows from the
 * content files, and is no setting of its own that could differ from them. A raffle that has ended counts: its proof is shown.
 */
export const usedParts = ({ config, content }: SettingsSource) => {
  const has = (kind: PromotionMechanic['kind']): boolean =>
    content.promotions.some(({ mechanic }) => mechanic?.kind === kind);
  const uses = {
    missions: has('missionSet') || config.lottery.missions.length > 0,
    races: has('race'),
    raffles: has('raffle'),
    redEnvelopes: has('redEnvelope'),
    applications: has('application'),
  };
  return (Object.keys(uses) as (keyof typeof uses)[]).filter((name) => uses[name]);
};
