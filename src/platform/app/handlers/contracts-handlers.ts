import type * as agentBillsApi from '#api/agent-bills.ts';
import type * as contractsApi from '#api/contracts.ts';
import type { HandlersOf } from '../../base/endpoints/handler.ts';
import { agentBillsFileHandler } from '../../money/contracts/bills-file.ts';
import {
  answerContractHandler,
  endContractHandler,
} from '../../money/contracts/answer-contract.ts';
import {
  agentContractHandler,
  agentContractsHandler,
} from '../../money/contracts/list-contracts.ts';
import {
  offerContractHandler,
  proposeContractHandler,
} from '../../money/contracts/offer-contract.ts';
import { payAgentBillHandler } from '../../money/contracts/pay-bill.ts';
import { previewContractHandler } from '../../money/contracts/preview-contract.ts';
import {
  agentBillBetsHandler,
  agentBillHandler,
  agentBillsHandler,
} from '../../money/contracts/read-bills.ts';

/** Contracts between agents, and what is paid by them. */
export const contractsHandlers: HandlersOf<typeof contractsApi & typeof agentBillsApi> = {
  agentContracts: agentContractsHandler,
  agentContract: agentContractHandler,
  offerContract: offerContractHandler,
  proposeContract: proposeContractHandler,
  answerContract: answerContractHandler,
  endContract: endContractHandler,
  previewContract: previewContractHandler,
  agentBills: agentBillsHandler,
  agentBillsFile: agentBillsFileHandler,
  agentBill: agentBillHandler,
  agentBillBets: agentBillBetsHandler,
  payAgentBill: payAgentBillHandler,
};
