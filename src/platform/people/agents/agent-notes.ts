import { agentNote, writeAgentNote } from '#api/agents.ts';
import { countGraphemes } from '#domain/count-graphemes.ts';
import { findHidden } from '#domain/hidden-characters.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { requireDownline } from './require-downline.ts';
import { requireRight } from './require-right.ts';

/** The agent's own note about somebody below. */
export const agentNoteHandler = handle(agentNote, async ({ memberId }, context) => {
  const { database, merchant, session } = context;
  requireRight(context, 'writeNotes');
  await requireDownline(context, memberId);
  const row = await database
    .selectFrom('agentNote')
    .select(['text', 'writtenAt'])
    .where('merchantId', '=', merchant.id)
    .where('agentId', '=', session.memberId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return { text: row?.text ?? '', writtenAt: row?.writtenAt.toISOString() ?? null };
});

/** Writes the note, bounded as what members write to the brand; an empty text removes it. */
export const writeAgentNoteHandler = handle(
  writeAgentNote,
  async ({ memberId, text }, context, refuse) => {
    const { database, merchant, session } = context;
    requireRight(context, 'writeNotes');
    await requireDownline(context, memberId);
    const { feedbackMaxLength: max } = merchant.config.limits;
    if (countGraphemes(text) > max)
      return refuse('invalid_input', {
        fieldErrors: [{ field: 'text', rule: 'length', min: 0, max }],
      });
    if (findHidden(text))
      return refuse('invalid_input', { fieldErrors: [{ field: 'text', rule: 'characters' }] });
    const key = { merchantId: merchant.id, agentId: session.memberId, memberId };
    if (text === '') {
      await database
        .deleteFrom('agentNote')
        .where('merchantId', '=', key.merchantId)
        .where('agentId', '=', key.agentId)
        .where('memberId', '=', memberId)
        .execute();
      return { text: '', writtenAt: null };
    }
    const writtenAt = new Date();
    await database
      .insertInto('agentNote')
      .values({ ...key, text, writtenAt })
      .onConflict((conflict) =>
        conflict.columns(['merchantId', 'agentId', 'memberId']).doUpdateSet({ text, writtenAt }),
      )
      .execute();
    return { text, writtenAt: writtenAt.toISOString() };
  },
);
