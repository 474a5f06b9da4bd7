import { type Contraction, rules } from './contraction.ts';

/** The first migration that servers of the former version may meet while they work. */
export const FIRST_EXPANDING = '0462';

/** What one migration was allowed to do. */
interface AllowedContraction extends Contraction {
  /** Of the migration, without its name. */
  migration: string;
  /** Why the former version lives with it. */
  reason: string;
  /** The version from which nothing runs that it concerned: then this line goes, and `FIRST_EXPANDING` moves up. */
  untilVersion: string;
}

const allow = (
  migration: string,
  rule: Contraction['rule'],
  names: readonly string[],
  reason: string,
): AllowedContraction[] =>
  names.map((name) => ({ migration, rule, name, reason, untilVersion: '0.6.0' }));

/** Every exception from `rules`; there are no others. */
export const allowedContractions: readonly AllowedContraction[] = [
  ...allow(
    '0463',
    rules.gone,
    [
      'game_session (ticket_hash)',
      'game_session (token_hash)',
      'vendor_answer (vendor_code, request_id)',
      'vendor_nonce (vendor_code, nonce)',
    ],
    'the former version names no columns in its `on conflict`, and looks up by the plain indexes beside the new keys',
  ),
  ...allow(
    '0463',
    rules.index,
    [
      'game_session (merchant_id, ticket_hash)',
      'game_session (merchant_id, token_hash)',
      'game_session (ticket_hash)',
      'game_session (token_hash) where (token_hash IS NOT NULL)',
      'vendor_answer (merchant_id, vendor_code, request_id)',
      'vendor_nonce (merchant_id, vendor_code, nonce)',
    ],
    'it landed before migrations could build concurrently; an operator may build the large one before it',
  ),
  ...allow(
    '0464',
    rules.value,
    ['excluded_identity.member_id', 'excluded_identity.started_at'],
    'the functions that write such rows are replaced in the same transaction; nothing else writes any',
  ),
  ...allow(
    '0480',
    rules.index,
    [
      "deposit (merchant_id, ended_at) where ((state = 'REFUNDED'::text) AND (transfer_id IS NOT NULL))",
      "money_record (merchant_id, at) where (kind = ANY (ARRAY['bonus'::text, 'rebate'::text, 'rebateBoost'::text]))",
      "transfer (merchant_id, created_at) where (kind ~~ 'salary%'::text)",
      "withdrawal (merchant_id, closed_at) where (status = 'RECEIVED'::text)",
    ],
    'it landed before migrations could build concurrently, as partial indexes of few rows',
  ),
  ...allow(
    '0481',
    rules.index,
    ["money_record (merchant_id, at, id) where (kind <> ALL (ARRAY['bet'::text, 'payout'::text]))"],
    'it landed before migrations could build concurrently',
  ),
  ...allow(
    '0486',
    rules.lock,
    ['entry.entry_span'],
    'it is validated by a statement of its own, while everybody works',
  ),
  ...allow(
    '0487',
    rules.gone,
    [
      'entry',
      'entry (merchant_id, account_id, account_seq)',
      'entry (merchant_id, transfer_id, line)',
    ],
    'a partitioned table of its name and columns takes its place, whose keys lead with theirs; no `on conflict` names these',
  ),
  ...allow('0487', rules.lock, ['entry'], 'for a moment: no row is read or written under the lock'),
  ...allow(
    '0487',
    rules.index,
    [
      'entry (merchant_id, account_id, account_seq, created_at)',
      'entry (merchant_id, transfer_id, line, created_at)',
    ],
    'of a table without rows: those of what was there were built concurrently by 0486',
  ),
  ...allow(
    '0501',
    rules.refused,
    ['transfer.transfer_span'],
    'it refuses what is dated two months ahead, and goes with 0502; transfers are dated now',
  ),
  ...allow(
    '0501',
    rules.lock,
    ['transfer.transfer_span'],
    'it is validated by a statement of its own, while everybody works',
  ),
  ...allow(
    '0502',
    rules.gone,
    [
      'transfer',
      'transfer (merchant_id, id)',
      'transfer (merchant_id, reverses) where (reverses IS NOT NULL)',
      'transfer (merchant_id, scope, idem_key)',
      'transfer_id_seq',
    ],
    'a partitioned table of its name and columns takes its place, whose key leads with the former; the functions that write have looked into transfer_key since 0500',
  ),
  ...allow(
    '0502',
    rules.lock,
    ['transfer'],
    'for a moment: no row is read or written under the lock',
  ),
  ...allow(
    '0502',
    rules.index,
    [
      "transfer (merchant_id, created_at) where (kind ~~ 'salary%'::text)",
      'transfer (merchant_id, id, created_at)',
    ],
    'of a table without rows: the key of what was there was built concurrently by 0501, the other one is taken over',
  ),
  ...allow(
    '0510',
    rules.gone,
    ['bet_id_seq'],
    'numbers come from another sequence by the column’s default; nothing names this one',
  ),
  ...allow(
    '0513',
    rules.refused,
    ['bet.bet_span'],
    'it refuses numbers of two months ahead, and goes with 0514; a number says this month',
  ),
  ...allow(
    '0513',
    rules.lock,
    ['bet.bet_span'],
    'it is validated by a statement of its own, while everybody works',
  ),
  ...allow(
    '0514',
    rules.gone,
    ['bet', 'bet (merchant_id, vendor_code, transaction_id)'],
    'a partitioned table of its name and columns takes its place; what the former version looks up by that key stands in the partition that keeps it, and bet_key refuses what comes twice',
  ),
  ...allow('0514', rules.lock, ['bet'], 'for a moment: no row is read or written under the lock'),
  ...allow(
    '0514',
    rules.index,
    [
      "bet (merchant_id, bonus_id) where ((bonus_id IS NOT NULL) AND (status = 'open'::text))",
      'bet (merchant_id, id)',
      "bet (merchant_id, member_id, placed_at) where (status = 'open'::text)",
      'bet (merchant_id, member_id, placed_at, id)',
      'bet (merchant_id, member_id, settled_at) where (settled_at IS NOT NULL)',
      'bet (merchant_id, settled_at) where (settled_at IS NOT NULL)',
      'bet (merchant_id, voided_at) where (voided_at IS NOT NULL)',
      "bet (settled_at) where ((settled_at - placed_at) > '1 day'::interval)",
      'bet (voided_at) where (voided_at IS NOT NULL)',
    ],
    'of a table without rows: those of what was there are taken over',
  ),
  ...allow('0570', rules.lock, ['bet'], 'for a moment: no row is read or written under the lock'),
  ...allow('0574', rules.lock, ['bet'], 'for a moment: no row is read or written under the lock'),
  ...allow(
    '0575',
    rules.gone,
    ["account (merchant_id) where (tracked AND (balance > '1000000000000000'::bigint))"],
    'balances above the ceiling, for which the former version asks at its start, are found by another index',
  ),
];
