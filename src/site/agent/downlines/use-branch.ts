import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { agentDownlines, type TeamMember } from '#api/agents.ts';
import type { DownlineNode } from '#components/DownlineTree/tree-rows.ts';

import { useCall } from '../../client/call.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';

/** Accounts of one level that a tree shows below one. */
const MOST = 100;

/** The top of the tree, in the record of children. */
const TOP = 'top';

interface Level {
  members: readonly TeamMember[];
  hasMore: boolean;
}

/** A team as a tree that is loaded where it is opened. */
export interface Branch {
  /** Null: on its way. */
  nodes: readonly DownlineNode[] | null;
  openIds: readonly string[];
  toggle: (id: string, open: boolean) => void;
  /** Somewhere more accounts stand below one than are shown. */
  hasMore: boolean;
  /** Why there is no tree; a branch of it that does not come is closed again. */
  refusal: string | null;
  retry: () => Promise<void>;
}

/** Loads a branch level by level. */
export const useBranch = (under: number | null): Branch => {
  const { t } = useTranslation();
  const call = useCall();
  const tell = useOutcomeToast();
  const language = useLanguage();
  const [levels, setLevels] = useState<Readonly<Record<string, Level>>>({});
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);

  const load = async (id: string): Promise<void> => {
    const below = id === TOP ? under : Number(id);
    const outcome = await call(agentDownlines, {
      pageSize: MOST,
      language,
      ...(below !== null && { under: below }),
    });
    if (!outcome.ok && id !== TOP) {
      // What is in sight stays; who opens the branch again asks for it again.
      tell(outcome, '');
      return setOpenIds((now) => now.filter((each) => each !== id));
    }
    if (!outcome.ok) return setRefusal(outcome.refusal);
    setRefusal(null);
    const { items, next } = outcome.value;
    setLevels((now) => ({ ...now, [id]: { members: items, hasMore: next !== null } }));
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another top is another component
  useEffect(() => void load(TOP), []);

  const nodesOf = (id: string): DownlineNode[] | undefined =>
    levels[id]?.members.map((member) => ({
      id: String(member.memberId),
      name: member.name,
      role: member.kindName ?? t(`agentTeam.kinds.${member.kind}`),
      isAgent: member.kind !== 'member',
      childCount: member.directDownlines,
      teamCount: member.allDownlines,
      children: nodesOf(String(member.memberId)),
    }));
  return {
    nodes: nodesOf(TOP) ?? null,
    openIds,
    toggle: (id, open) => {
      setOpenIds((now) => (open ? [...now, id] : now.filter((each) => each !== id)));
      if (open && !levels[id]) void load(id);
    },
    hasMore: Object.values(levels).some((level) => level.hasMore),
    refusal,
    retry: () => load(TOP),
  };
};
