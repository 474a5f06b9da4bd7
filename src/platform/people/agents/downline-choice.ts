import type { ContractKind } from '#domain/agents/contract-terms.ts';

/** Which contracts the agent has with who is chosen: of a kind or of any; none: with who could sign one. */
export interface ContractChoice {
  state: 'active' | 'offered' | 'none' | undefined;
  kind: ContractKind | undefined;
}

/** Which of those below are read. */
export interface DownlineChoice {
  merchantId: number;
  /** Who asks. */
  agentId: number;
  /** Below whom: the agent, or somebody that many levels below. */
  under: { id: number; depth: number };
  scope: 'direct' | 'branch';
  search?: string | undefined;
  /** Of the account. */
  type?: number | undefined;
  /** Whether they can sign contracts. */
  signers?: boolean | undefined;
  contract?: ContractChoice | undefined;
  status?: 'active' | 'frozen' | 'closed' | undefined;
  transfers?: 'free' | 'frozen' | undefined;
  /** Whether they signed in since a moment. */
  active?: { since: Date; yes: boolean } | undefined;
  /** From how many levels below the agent on names are masked. */
  maskedFrom: number;
  /** One account alone. */
  memberId?: number | undefined;
}
