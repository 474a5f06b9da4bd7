import { knownJurisdictions } from '#config/checks/jurisdictions.ts';
import type { Agents, Licence } from '#generated/merchant-config.ts';
import { maskName } from '../members/mask-name.ts';

type Masks = Agents['maskNames'];

/** Of a brand's configuration: what decides whose names agents see masked. */
export interface MaskSettings {
  agents: Pick<Agents, 'maskNames'>;
  licence: Pick<Licence, 'jurisdiction'>;
}

/** From how many levels below an agent on names are masked. */
const MASKED_FROM: Readonly<Record<Masks, number>> = { none: Infinity, deeper: 2, all: 1 };

/** From how many levels below an agent on names are masked: as the brand's file says, or as its jurisdiction asks if that is more. */
export const maskedFrom = ({ agents, licence }: MaskSettings): number => {
  const asked = knownJurisdictions().get(licence.jurisdiction)?.agents?.maskNames ?? 'none';
  return Math.min(MASKED_FROM[agents.maskNames], MASKED_FROM[asked]);
};

/**
 * The name of somebody as an agent above sees it.
 *
 * @param depth levels below the agent; 1: directly below
 */
export const downlineName = (config: MaskSettings, username: string, depth: number): string =>
  depth >= maskedFrom(config) ? maskName(username) : username;
