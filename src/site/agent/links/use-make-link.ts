import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { type AgentLink, makeAgentLink } from '#api/agent-links.ts';
import type { TeamKind } from '#api/agents.ts';
import type { ContractKind, ContractTerms } from '#domain/agents/contract-terms.ts';
import { pushToast } from '#components/Toast/push-toast.ts';

import { type CallForm, useCallForm } from '../../fields/use-call-form.ts';
import { useSendOnce } from '../../money/send-once.state.ts';
import {
  FIRST_TIER,
  termsOf,
  tierFields,
  tiersIn,
  type TierValues,
  tierValues,
  type TypedTier,
  withoutTier,
  withTier,
} from '../../agent-center/terms/tier-values.ts';
import { useTermsFaults } from '../../agent-center/terms/use-terms-faults.ts';

/** What the form of a link holds. */
export type LinkValues = {
  name: string;
  kind: string;
  subId: string;
  days: number | null;
  /** The kind of the contract that the link offers; empty: none. */
  contract: string;
} & TierValues;

const EMPTY: LinkValues = {
  name: '',
  kind: 'member',
  subId: '',
  days: null,
  contract: '',
  ...tierValues([FIRST_TIER]),
};
const MAX_DAYS = 3650;

const areDays = (days: number | null): boolean =>
  days === null || (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS);

/** The contract that is asked for; members sign none. */
const contractIn = (values: LinkValues, count: number) =>
  values.contract === '' || values.kind === 'member'
    ? null
    : // The options are the kinds.
      { kind: values.contract as ContractKind, terms: [...termsOf(tiersIn(values, count))] };

/** The form of a link, and the tiers of the contract that it offers. */
export interface UsedMakeLink extends CallForm<LinkValues> {
  count: number;
  addTier: () => void;
  removeTier: (place: number) => void;
}

type Sent = AgentLink | { ownTerms: ContractTerms | null };

/** What is typed, as the platform takes it; terms that are not covered come back as what the agent has. */
const useSendLink = () => {
  const sendOnce = useSendOnce();
  return async (values: LinkValues, count: number) => {
    const { name, kind, subId, days } = values;
    const contract = contractIn(values, count);
    const sent = await sendOnce(makeAgentLink, {
      name: name.trim(),
      kind: kind as TeamKind,
      subId,
      ...(days !== null && { days }),
      ...(contract && { contract }),
    });
    if (sent.ok || sent.refusal !== 'contract_terms') return sent;
    const ownTerms = (sent.details?.['ownTerms'] ?? null) as ContractTerms | null;
    return { ok: true as const, value: { ownTerms } };
  };
};

/** The state of the form in which a link is made. */
export const useMakeLink = (onDone: () => Promise<void>): UsedMakeLink => {
  const { t } = useTranslation();
  const [count, setCount] = useState(1);
  const { faultsOfTiers, coverFaults } = useTermsFaults();
  const sendLink = useSendLink();
  const used = useCallForm<LinkValues, Sent>({
    defaultValues: EMPTY,
    check: (values) => ({
      ...(values.name.trim() === '' && { name: t('money.faults.required') }),
      ...(!/^[\w.~-]{0,64}$/.test(values.subId) && { subId: t('agentLinks.subIdWrong') }),
      ...(!areDays(values.days) && { days: t('agentLinks.daysWrong') }),
      ...(contractIn(values, count) && faultsOfTiers(values, count)),
    }),
    call: (values) => sendLink(values, count),
    places: { kind_closed: 'kind', contract_closed: 'contract' },
    onDone: async (sent, values) => {
      if ('ownTerms' in sent) {
        const faults = coverFaults(sent, { side: 'given', tiers: tiersIn(values, count) });
        for (const { place, message } of faults)
          used.form.setError(tierFields(place).rate, { message }, { shouldFocus: place === 0 });
        return;
      }
      pushToast({ tone: 'success', title: t('agentLinks.made', { name: sent.name }) });
      used.form.reset(EMPTY);
      setCount(1);
      await onDone();
    },
  });
  const setTiers = (change: (tiers: readonly TypedTier[]) => TypedTier[]) => {
    const values = used.form.getValues();
    const tiers = change(tiersIn(values, count));
    used.form.reset({ ...values, ...tierValues(tiers) });
    setCount(tiers.length);
  };
  return {
    ...used,
    count,
    addTier: () => setTiers(withTier),
    removeTier: (place) => setTiers((tiers) => withoutTier(tiers, place)),
  };
};
