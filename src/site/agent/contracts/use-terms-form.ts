import { useState } from 'react';

import { type Contract, offerContract, previewContract, proposeContract } from '#api/contracts.ts';
import type { ContractKind } from '#domain/agents/contract-terms.ts';

import { useCall } from '../../client/call.state.ts';
import type { Refused } from '../../client/outcome.ts';
import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import type { Preview } from '../../agent-center/contracts/ContractPreview.tsx';
import { useTermsFaults } from '../../agent-center/terms/use-terms-faults.ts';
import {
  FIRST_TIER,
  termsOf,
  type TermsValues,
  tierFields,
  tiersIn,
  tierValues,
  type TypedTier,
  typedTiers,
  withoutTier,
  withTier,
} from '../../agent-center/terms/tier-values.ts';

/** What a form of terms is for. */
export interface TermsPurpose {
  /** `given`: offered to somebody below; `had`: proposed to who is above. */
  side: 'given' | 'had';
  /** Whose terms are to become others; null: a contract of a new kind or with somebody new. */
  changed: Contract | null;
  /** Who is chosen at first, below. */
  memberId?: number | null;
  onDone: () => void;
}

/** What is asked before the form goes out. */
export interface Asked {
  kind: ContractKind;
  preview: Preview;
  answer: (yes: boolean) => void;
}

/** Under which field a refusal stands. */
const PLACES = {
  not_a_downline: 'memberId',
  contract_closed: 'kind',
  contract_waits: 'kind',
  contract_terms: 'rate0',
} as const;

const firstValues = ({ side, changed, memberId = null }: TermsPurpose): TermsValues => ({
  memberId: side === 'had' ? 'above' : String(changed ? changed.agent.memberId : (memberId ?? '')),
  kind: changed?.kind ?? 'dividend',
  ...tierValues(changed ? typedTiers(changed.terms) : [FIRST_TIER]),
});

/** What the platform is asked with. */
const askedOf = (
  { side }: Pick<TermsPurpose, 'side'>,
  { memberId, kind }: Pick<TermsValues, 'memberId' | 'kind'>,
  tiers: readonly TypedTier[],
) => ({
  kind,
  terms: [...termsOf(tiers)],
  ...(side === 'given' && { memberId: Number(memberId) }),
});

/** A form of terms, and what it asks before it goes out. */
export interface UsedTermsForm extends CallForm<TermsValues> {
  count: number;
  asked: Asked | null;
  addTier: () => void;
  removeTier: (place: number) => void;
  /** What a preview of what is typed takes; null: something is missing or wrong. */
  previewInput: (ReturnType<typeof askedOf> & { language: ReturnType<typeof useLanguage> }) | null;
}

type Sent = 'sent' | 'kept' | { uncovered: Preview };

/** Looks at what terms would have paid, asks whether they are to go out, and sends them. */
const useSendTerms = (purpose: TermsPurpose) => {
  const language = useLanguage();
  const call = useCall();
  const sendOnce = useSendOnce();
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (kind: ContractKind, preview: Preview) =>
    new Promise<boolean>((answer) => setAsked({ kind, preview, answer }));
  const sendTerms = async (
    values: TermsValues,
    tiers: readonly TypedTier[],
  ): Promise<{ ok: true; value: Sent } | Refused> => {
    const { memberId, kind, terms } = askedOf(purpose, values, tiers);
    const to = memberId === undefined ? {} : { memberId };
    const seen = await call(previewContract, { kind, terms, language, ...to });
    if (!seen.ok) return seen;
    if (!seen.value.isCovered) return { ok: true, value: { uncovered: seen.value } };
    if (!(await ask(kind, seen.value))) {
      setAsked(null);
      return { ok: true, value: 'kept' };
    }
    const sent =
      memberId === undefined
        ? await sendOnce(proposeContract, { kind, terms })
        : await sendOnce(offerContract, { kind, terms, memberId });
    setAsked(null);
    return sent.ok ? { ok: true, value: 'sent' } : sent;
  };
  return { asked, sendTerms };
};

/** The state of the form in which terms are typed, looked at, and sent. */
export const useTermsForm = (purpose: TermsPurpose): UsedTermsForm => {
  const { side, changed } = purpose;
  const language = useLanguage();
  const [count, setCount] = useState(changed?.terms.length ?? 1);
  const { asked, sendTerms } = useSendTerms(purpose);
  const { faultsOfTerms, coverFaults } = useTermsFaults();
  const used = useCallForm<TermsValues, Sent>({
    defaultValues: firstValues(purpose),
    check: (values) => faultsOfTerms(values, count),
    call: (values) => sendTerms(values, tiersIn(values, count)),
    places: PLACES,
    onDone: (sent, values) => {
      if (sent === 'sent') purpose.onDone();
      if (typeof sent === 'string') return;
      const faults = coverFaults(sent.uncovered, { side, tiers: tiersIn(values, count) });
      for (const { place, message } of faults)
        used.form.setError(tierFields(place).rate, { message }, { shouldFocus: place === 0 });
    },
  });
  const setTiers = (tiers: readonly TypedTier[]) => {
    used.form.reset({ ...used.form.getValues(), ...tierValues(tiers) });
    setCount(tiers.length);
  };
  const values = used.form.watch();
  const tiers = tiersIn(values, count);
  const isWhole = Object.keys(faultsOfTerms(values, count)).length === 0;
  return {
    ...used,
    count,
    asked,
    addTier: () => setTiers(withTier(tiers)),
    removeTier: (place) => setTiers(withoutTier(tiers, place)),
    previewInput: isWhole ? { ...askedOf(purpose, values, tiers), language } : null,
  };
};
