import {
  type ContractKind,
  contractKinds,
  type ContractTerms,
  ladderOf,
} from '#domain/agents/contract-terms.ts';
import type { Merchant } from '../../base/endpoints/handler.ts';

/** Of what the brand gives the demo agent, how much each of the team was promised: less at each level, in percent. */
const SHARES: Readonly<Record<string, number>> = {
  goldenriver: 60,
  bluelantern: 55,
  baytrader: 40,
  hillstation: 35,
  northgate: 35,
  oldharbor: 25,
  quietlake: 25,
  sunterrace: 20,
  longpier: 10,
};

/** Who has salaries by the hour, too, and in real time. */
const OFTEN: readonly string[] = ['goldenriver', 'bluelantern', 'baytrader', 'oldharbor'];

/** How long contracts of a kind have been kept, in hours: bills of a year, of two weeks, of some hours, of an hour. */
export const KEPT_HOURS: Readonly<Record<ContractKind, number>> = {
  dividend: 24 * 335,
  daily: 24 * 14,
  hourly: 6,
  realtime: 1,
};

/** The first step of the brand's ladder, of which somebody is given so many percent. */
export const demoTerms = (
  { config }: Pick<Merchant, 'config'>,
  kind: ContractKind,
  percent: number,
): ContractTerms | null => {
  const [first] = ladderOf(config.agents.contracts, kind) ?? [];
  return first ? [{ ...first, rateMillis: Math.floor((first.rateMillis * percent) / 100) }] : null;
};

/** A contract of the team that was agreed long ago. */
export interface DemoContract {
  username: string;
  kind: ContractKind;
  terms: ContractTerms;
}

/** Every contract of the team: the brand's whole ladder for the demo agent, a part of it for each below. */
export const demoContracts = (merchant: Merchant, agentName: string): DemoContract[] =>
  contractKinds.flatMap((kind) => {
    const whole = ladderOf(merchant.config.agents.contracts, kind);
    if (whole === null) return [];
    const isOften = kind === 'hourly' || kind === 'realtime';
    const below = Object.entries(SHARES)
      .filter(([username]) => !isOften || OFTEN.includes(username))
      .map(([username, percent]) => ({
        username,
        kind,
        terms: demoTerms(merchant, kind, percent) ?? whole,
      }));
    return [{ username: agentName, kind, terms: whole }, ...below];
  });
