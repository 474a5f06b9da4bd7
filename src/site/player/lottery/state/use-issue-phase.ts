import { useEffect, useState } from 'react';

import type { LotteryIssue } from '#api/lottery.ts';

import { type IssuePhase, issuePhase } from './issue-phase.ts';

/** The longest that a browser's timer counts. */
const LONGEST_MS = 2 ** 31 - 1;

/** Where an issue stands by the platform's clock; renders anew when that changes. */
export const useIssuePhase = (issue: LotteryIssue | null, offsetMs: number): IssuePhase | null => {
  const [nowMs, setNowMs] = useState(Date.now);
  const phase = issue && issuePhase(issue, nowMs + offsetMs);
  const changesAtMs = phase?.changesAtMs ?? null;
  useEffect(() => {
    if (changesAtMs === null) return undefined;
    const left = Math.min(Math.max(changesAtMs - Date.now() - offsetMs, 0) + 20, LONGEST_MS);
    const timer = setTimeout(() => setNowMs(Date.now()), left);
    return () => clearTimeout(timer);
  }, [changesAtMs, offsetMs]);
  return phase;
};
