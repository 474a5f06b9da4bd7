import type { TeamKind, TeamMember } from '#api/agents.ts';
import { AGENT_KINDS, type AgentKind, agentKindOf } from '#domain/agents/agent-kinds.ts';
import { readText, textLanguage } from '#domain/read-text.ts';
import type { LanguageCode, MerchantConfig } from '#generated/merchant-config.ts';
import { downlineName, maskedFrom } from './downline-name.ts';
import type { DownlineRow } from './select-downlines.ts';

/** The kind of an account in a team. */
export const teamKindOf = (type: number): TeamKind => agentKindOf(type) ?? 'member';

/** The type of the accounts of a kind. */
export const typeOf = (kind: TeamKind): number => (kind === 'member' ? 0 : AGENT_KINDS[kind].type);

/** How the brand calls a kind; null where the site's words hold. */
export const kindNameOf = (
  { agents, languages }: Pick<MerchantConfig, 'agents' | 'languages'>,
  kind: TeamKind | AgentKind,
  language: LanguageCode,
): { kindName: string | null; kindNameLanguage: string | null } => {
  const name = kind === 'member' ? undefined : agents.kinds[kind].name;
  if (!name) return { kindName: null, kindNameLanguage: null };
  return {
    kindName: readText(name, language, languages.fallback),
    kindNameLanguage: textLanguage(name, language, languages.fallback),
  };
};

/** Somebody below, as the agent may see them. */
export const toTeamMember = (
  config: Pick<MerchantConfig, 'agents' | 'languages' | 'licence'>,
  row: DownlineRow,
  language: LanguageCode,
): TeamMember => ({
  memberId: row.memberId,
  name: downlineName(config, row.username, row.level),
  isMasked: row.level >= maskedFrom(config),
  kind: teamKindOf(row.type),
  ...kindNameOf(config, teamKindOf(row.type), language),
  status: row.status,
  level: row.level,
  registeredAt: row.registeredAt.toISOString(),
  lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
  directDownlines: row.direct,
  allDownlines: row.total,
  transfersFrozenAt: row.frozenAt?.toISOString() ?? null,
  hasNote: row.hasNote,
  contracts: row.contracts,
});
