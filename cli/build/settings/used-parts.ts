import type { MerchantConfig } from '#generated/merchant-config.ts';
import type { MerchantContent, PromotionMechanic } from '#generated/merchant-content.ts';

/** What of a merchant says it. */
interface UsedPartsSource {
  config: Pick<MerchantConfig, 'agents' | 'flags' | 'lottery'>;
  content: Pick<MerchantContent, 'promotions'>;
}

/**
 * What a brand's promotions, lotteries and agents make use of, so that its site carries nothing for the rest. It follows
 * from the brand's files, and is no setting of its own that could differ from them. A raffle that has ended counts: its proof is shown.
 */
export const usedParts = ({ config, content }: UsedPartsSource) => {
  const has = (kind: PromotionMechanic['kind']): boolean =>
    content.promotions.some(({ mechanic }) => mechanic?.kind === kind);
  const uses = {
    missions: has('missionSet') || config.lottery.missions.length > 0,
    races: has('race'),
    raffles: has('raffle'),
    redEnvelopes: has('redEnvelope'),
    applications: has('application'),
    contracts:
      config.flags.AGENTPOLICY3 &&
      Object.values(config.agents.contracts).some(
        (kind) => typeof kind === 'object' && kind.enabled,
      ),
  };
  return (Object.keys(uses) as (keyof typeof uses)[]).filter((name) => uses[name]);
};
