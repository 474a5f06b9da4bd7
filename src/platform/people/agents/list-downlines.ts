import { agentDownlines, type DownlineSort } from '#api/agents.ts';
import { handle, Refusal } from '../../base/endpoints/handler.ts';
import { downlineName } from './downline-name.ts';
import { readChoice } from './read-choice.ts';
import { readCrumbs } from './read-crumbs.ts';
import { requireDownline } from './require-downline.ts';
import { requireRight } from './require-right.ts';
import {
  countDownlines,
  type DownlineEnd,
  type DownlineRow,
  planForBranch,
  selectDownlines,
} from './select-downlines.ts';
import { toTeamMember } from './team-member.ts';

/** Beyond this many nobody counts: a page says that there are more. */
const COUNTED_MOST = 10_000;

/** Those below the agent, or below one of them, page by page. */
export const agentDownlinesHandler = handle(agentDownlines, async (input, context) => {
  const { database, merchant, session, language } = context;
  requireRight(context, 'seeTeam');
  return database.transaction().execute(async (tx) => {
    const { choice, under } = await readChoice(tx, input, { merchant, session });
    await planForBranch(tx);
    const { sort, descending, pageSize } = input;
    const after = input.after === undefined ? null : readCursor(input.after, sort);
    // Where a name ended is known by its number alone, so whose it is must be theirs to see.
    if (after && sort === 'name')
      await requireDownline({ database: tx, merchant, session }, after.memberId);
    const order = { sort, descending, after, limit: pageSize + 1 };
    const found = await selectDownlines(tx, choice, order);
    const rows = found.slice(0, pageSize);
    const last = found.length > pageSize ? rows.at(-1) : undefined;
    const agentId = session.memberId;
    const above = under ? await readCrumbs(tx, merchant, { agentId, memberId: under.id }) : [];
    const own = under && {
      memberId: under.id,
      name: downlineName(merchant.config, under.username, under.depth),
    };
    return {
      crumbs: own ? [...above, own] : above,
      total: await countDownlines(tx, choice, COUNTED_MOST),
      countedMost: COUNTED_MOST,
      items: rows.map((row) => toTeamMember(merchant.config, row, language)),
      next: last ? writeCursor(last) : null,
    };
  });
});

/** The number of the last account, and what it was sorted by. */
const writeCursor = ({ memberId, sortValue }: DownlineRow): string =>
  Buffer.from(`${memberId} ${sortValue}`).toString('base64url');

/** Of an account, and of microseconds, the size of a team, or -1 for a moment that never was. */
const CURSOR = /^(\d{1,15}) (-1|\d{1,16})$/;

/** No team is larger. */
const MAX_TEAM = 2_147_483_647;

/** @throws {Refusal} `invalid_input` for what no page ended with */
const readCursor = (text: string, sort: DownlineSort): DownlineEnd => {
  const [, memberId, value] = CURSOR.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (memberId === undefined || (sort === 'teamSize' && Number(value) > MAX_TEAM))
    throw new Refusal('invalid_input', { fieldErrors: [{ field: 'after', rule: 'invalid' }] });
  return { memberId: Number(memberId), value: Number(value) };
};
