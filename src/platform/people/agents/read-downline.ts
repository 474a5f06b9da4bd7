import { agentDownline } from '#api/agents.ts';
import { handle, Refusal } from '../../base/endpoints/handler.ts';
import { maskedFrom } from './downline-name.ts';
import { mayTransferDown } from './may-transfer-down.ts';
import { readCrumbs } from './read-crumbs.ts';
import { requireRight } from './require-right.ts';
import { selectDownlines } from './select-downlines.ts';
import { toTeamMember } from './team-member.ts';
import { areTransfersFrozen } from './transfer-freezes.ts';

/** One account below the agent. */
export const agentDownlineHandler = handle(agentDownline, async ({ memberId }, context) => {
  const { database, merchant, session, language } = context;
  requireRight(context, 'seeTeam');
  const { id: merchantId, config } = merchant;
  const agentId = session.memberId;
  return database.transaction().execute(async (tx) => {
    const [row] = await selectDownlines(
      tx,
      {
        merchantId,
        agentId,
        under: { id: agentId, depth: 0 },
        scope: 'branch',
        maskedFrom: maskedFrom(config),
        memberId,
      },
      { sort: 'registered', descending: false, after: null, limit: 1 },
    );
    if (!row) throw new Refusal('not_a_downline');
    return {
      ...toTeamMember(config, row, language),
      crumbs: await readCrumbs(tx, merchant, { agentId, memberId }),
      mayTransfer:
        mayTransferDown(config, session.type) &&
        row.status === 'active' &&
        !(await areTransfersFrozen(tx, merchantId, agentId)),
    };
  });
});
