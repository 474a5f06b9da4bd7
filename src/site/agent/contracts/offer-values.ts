import type { previewContract } from '#api/contracts.ts';
import type { ValueOf } from '#api/endpoint.ts';
import type { ContractKind } from '#domain/agents/contract-terms.ts';
import { minorDigits } from '#domain/minor-digits.ts';

/** What is offered: one tier; further tiers are offered as a contract of their own when this one has ended. */
export interface OfferValues {
  memberId: string;
  kind: string;
  /** In percent. */
  rate: number | null;
  /** In whole units of the currency. */
  from: number | null;
  active: number | null;
}

/** What an offer would have paid, and what would end by it. */
export type Preview = ValueOf<typeof previewContract>;

/** A form before anything is typed. */
export const EMPTY_OFFER: OfferValues = {
  memberId: '',
  kind: 'dividend',
  rate: null,
  from: 0,
  active: 0,
};

/** An offer as the platform takes it. */
export const offerOf = ({ memberId, kind, rate, from, active }: OfferValues, currency: string) => ({
  memberId: Number(memberId),
  kind: kind as ContractKind,
  terms: [
    {
      rateMillis: Math.round((rate ?? 0) * 1000),
      fromMinor: Math.round((from ?? 0) * 10 ** minorDigits(currency)),
      activeMembers: active ?? 0,
    },
  ],
});
