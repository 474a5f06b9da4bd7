/** What the operator's commands choose from: kinds of contracts, states of bills. */
export { type Bill, billStates } from '#api/agent-bills.ts';
export { type ContractKind, contractKinds } from '#domain/agents/contract-terms.ts';
