import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import type { RedEnvelopeRound } from '#api/red-envelopes.ts';

import { envelopeNewsAtom } from '../events/last-event.state.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useMemberQuery } from '../remote/member-query.ts';

import { nextChangeMs, redEnvelopesQuery } from './red-envelopes.state.ts';

/** All pages of a brand hear the same news: they ask within this time, not at once. */
const SPREAD_MS = 2000;

/** Longer waits are cut: a browser's timers take no more than 24.8 days. */
const LONGEST_WAIT_MS = 86_400_000;

export interface EnvelopeRounds {
  rounds: readonly RedEnvelopeRound[];
  /** The platform's clock at the last change, in ms since 1970. */
  nowMs: number;
  /** The platform's clock less this device's. */
  offsetMs: number;
  reload: () => Promise<void>;
}

/** The member's rounds: asked for again with each news, looked at again when one opens or closes. */
export const useEnvelopeRounds = (): EnvelopeRounds => {
  const language = useLanguage();
  const news = useAtomValue(envelopeNewsAtom);
  const [asked, setAsked] = useState(0);
  const { value, reload } = useMemberQuery(redEnvelopesQuery, asked > 0 ? { language } : null);

  useEffect(() => {
    if (news === asked) return undefined;
    const timer = setTimeout(() => {
      setAsked(news);
      // The first time the query asks by itself.
      if (asked > 0) void reload();
    }, Math.random() * SPREAD_MS);
    return () => clearTimeout(timer);
  }, [news, asked, reload]);

  const rounds = value?.rounds ?? [];
  return { rounds, reload, ...useClock(value) };
};

interface Answer {
  now: string;
  rounds: readonly RedEnvelopeRound[];
}

/** The platform's clock, which moves when a round opens or closes. */
const useClock = (answer: Answer | undefined): { nowMs: number; offsetMs: number } => {
  const [ticked, setTicked] = useState(0);
  const [offsetMs, setOffsetMs] = useState(0);
  const answeredMs = answer ? Date.parse(answer.now) : 0;
  const nowMs = Math.max(answeredMs, ticked);

  useEffect(() => {
    if (answeredMs === 0) return undefined;
    const timer = setTimeout(() => setOffsetMs(answeredMs - Date.now()));
    return () => clearTimeout(timer);
  }, [answeredMs]);

  useEffect(() => {
    const next = answer ? nextChangeMs(answer.rounds, nowMs) : null;
    if (next === null) return undefined;
    const waitMs = Math.min(LONGEST_WAIT_MS, Math.max(0, next - offsetMs - Date.now()));
    const timer = setTimeout(() => setTicked(Math.min(next, Date.now() + offsetMs + 1)), waitMs);
    return () => clearTimeout(timer);
  }, [answer, nowMs, offsetMs]);

  return { nowMs, offsetMs };
};
