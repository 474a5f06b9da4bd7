import { agentNoteHandler, writeAgentNoteHandler } from '../../people/agents/agent-notes.ts';
import { agentDownlinesFileHandler } from '../../people/agents/downlines-file.ts';
import { agentDownlinesHandler } from '../../people/agents/list-downlines.ts';
import { agentStandingHandler } from '../../people/agents/read-agent-standing.ts';
import { agentDownlineHandler } from '../../people/agents/read-downline.ts';
import { freezeTransfersHandler } from '../../people/agents/transfer-freezes.ts';

/** Agents and those below them. */
export const agentsHandlers = {
  agentStanding: agentStandingHandler,
  agentDownlines: agentDownlinesHandler,
  agentDownlinesFile: agentDownlinesFileHandler,
  agentDownline: agentDownlineHandler,
  agentNote: agentNoteHandler,
  writeAgentNote: writeAgentNoteHandler,
  freezeTransfers: freezeTransfersHandler,
};
