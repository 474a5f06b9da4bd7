import type { Merchant } from '#platform/base/endpoints/handler.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { Database } from '#platform/base/database/tables.ts';
import { postTransfer } from '#platform/base/ledger/post-transfer.ts';
import { openHouseAccount } from '#platform/base/ledger/open-account.ts';
import { readBalances } from '#platform/base/ledger/read-balances.ts';
import { voidBet } from '#platform/play/bets/void-bet.ts';
import { openTeamPerson } from './agents.ts';
import { withClient } from './database-template.ts';
import type { OpenedMember } from './members.ts';
import { playRound } from './money.ts';
import type { TestPlatform } from './platform.ts';
import { SlowTeams } from './slow-teams.ts';

/** What was written since then is not dated yet: no world lives until today. */
const FRESH = new Date(Date.now() - 60_000);
const START_MS = Date.parse('2026-03-26T20:00:00Z');

interface Bet {
  memberId: number;
  transactionId: string;
  stakeMinor: number;
  payoutMinor: number;
  settledAt: number;
  isVoid: boolean;
}

let worlds = 0;

/**
 * A team whose past goes by as fast as a test wants: everything is done by the platform's own code and then dated by this
 * world's clock. Beside it all of it is counted slowly.
 */
export class TeamWorld {
  readonly slow: SlowTeams;
  readonly people: number[] = [];
  /** Who signed in, by their numbers. */
  readonly callers = new Map<number, OpenedMember>();
  readonly bets: Bet[] = [];
  readonly deposits: { id: number; memberId: number; isBack: boolean }[] = [];
  readonly database: Database;
  readonly merchant: Merchant;
  readonly #platform: Pick<TestPlatform, 'database' | 'databaseUrl'>;
  /** By database: in one a world begins where the one before it ended, in the next one none was before. */
  static readonly #clocks = new WeakMap<Database, number>();

  constructor(platform: Pick<TestPlatform, 'database' | 'databaseUrl'>, merchant: Merchant) {
    this.#platform = platform;
    this.database = platform.database;
    this.merchant = merchant;
    this.slow = new SlowTeams(merchant.config.timeZone);
    worlds += 1;
  }

  get now(): number {
    return TeamWorld.#clocks.get(this.database) ?? START_MS;
  }

  /** Time goes by, a moment at least. */
  wait(minutes: number): Date {
    TeamWorld.#clocks.set(this.database, this.now + minutes * 60_000 + 1);
    return new Date(this.now);
  }

  async register(uplineId: number | null, type = 0): Promise<number> {
    const under = uplineId === null ? {} : { under: { memberId: uplineId } as never };
    const opened = await openTeamPerson(this.#platform, {
      code: this.merchant.code,
      type,
      cashMinor: 1_000_000,
      ...under,
    });
    const { memberId } = opened;
    this.callers.set(memberId, opened);
    const at = this.wait(0);
    await sql`update member set registered_at = ${at} where id = ${memberId}`.execute(
      this.database,
    );
    await this.#dateTree(at);
    this.people.push(memberId);
    this.slow.place(memberId, uplineId, this.now);
    this.#note(memberId, { registered: 1 });
    return memberId;
  }

  /** Moves somebody, unless that would make a circle. */
  async move(memberId: number, uplineId: number | null): Promise<void> {
    if (uplineId === memberId) return;
    if (uplineId !== null && this.slow.lineOf(uplineId, this.now).includes(memberId)) return;
    if ((this.slow.lineOf(memberId, this.now)[0] ?? null) === uplineId) return;
    await sql`update member set upline_id = ${uplineId} where id = ${memberId}`.execute(
      this.database,
    );
    await this.#dateTree(this.wait(0));
    this.slow.place(memberId, uplineId, this.now);
  }

  async bet(memberId: number, stakeMinor: number, payoutMinor: number): Promise<void> {
    const transactionId = await playRound(this.database, this.merchant, memberId, {
      stakeMinor,
      payoutMinor,
    });
    await sql`update bet set settled_at = ${this.wait(0)}
      where member_id = ${memberId} and transaction_id = ${transactionId}`.execute(this.database);
    const bet = {
      memberId,
      transactionId,
      stakeMinor,
      payoutMinor,
      settledAt: this.now,
      isVoid: false,
    };
    this.bets.push(bet);
    this.slow.bets.push(bet);
    this.#note(memberId, betFigures(bet, 1));
  }

  async takeBack(bet: Bet): Promise<void> {
    if (bet.isVoid) return;
    await voidBet(this.database, this.merchant, {
      vendorCode: 'TESTER',
      transactionId: bet.transactionId,
      memberId: bet.memberId,
    });
    await sql`update bet set voided_at = ${this.wait(0)} where member_id = ${bet.memberId}
      and transaction_id = ${bet.transactionId}`.execute(this.database);
    bet.isVoid = true;
    this.#note(bet.memberId, betFigures(bet, -1), bet.settledAt);
  }

  async deposit(memberId: number, amountMinor: number): Promise<void> {
    const { id: merchantId, config } = this.merchant;
    const isFirst = !this.deposits.some((one) => one.memberId === memberId);
    const id = await this.database.transaction().execute(async (tx) => {
      const clearing = await openHouseAccount(tx, merchantId, 'clearing', config.currency);
      const { cash } = await readBalances(tx, merchantId, memberId, config.currency);
      const key = `${worlds}-${this.deposits.length}`;
      const posted = await postTransfer(tx, {
        merchantId,
        scope: 'deposit',
        key,
        kind: 'deposit',
        lines: [
          { accountId: clearing, amountMinor: -amountMinor },
          { accountId: cash.accountId, amountMinor },
        ],
      });
      const { rows } = await sql<{ id: number }>`
        insert into deposit (merchant_id, member_id, reference, channel_id, provider, channel, currency, amount_minor,
            fee_minor, state, transfer_id, expires_at, ended_at)
          values (${merchantId}, ${memberId}, ${`D${key}`}, 'c', 'p', '{}', ${config.currency}, ${amountMinor + 7},
            7, 'SETTLED', ${posted.ok ? posted.id : null}, now(), ${this.wait(0)}) returning id`.execute(
        tx,
      );
      return rows[0]?.id ?? 0;
    });
    this.deposits.push({ id, memberId, isBack: false });
    const first = isFirst ? { firstDeposits: 1 } : {};
    this.#note(memberId, { depositMinor: amountMinor, feeMinor: 7, ...first });
  }

  async given(memberId: number, kind: 'bonus' | 'rebate', amountMinor: number): Promise<void> {
    await sql`insert into money_record (merchant_id, member_id, at, kind, wallet, amount_minor, reference)
      values (${this.merchant.id}, ${memberId}, ${this.wait(0)}, ${kind}, 'cash', ${amountMinor}, 'x')`.execute(
      this.database,
    );
    this.#note(memberId, { [`${kind}Minor`]: amountMinor });
  }

  #note(memberId: number, figures: object, lineAt = this.now): void {
    this.slow.deeds.push({ memberId, at: this.now, lineAt, figures });
  }

  async #dateTree(at: Date): Promise<void> {
    // Of the server's own rights none reaches the tree.
    await withClient(this.#platform.databaseUrl, async (client) => {
      for (const [table, column] of [
        ['downline', 'until'],
        ['downline', 'since'],
        ['team_move', 'moved_at'],
      ])
        await client.query(`update ${table} set ${column} = $1 where ${column} > $2`, [at, FRESH]);
    });
  }
}

const betFigures = ({ stakeMinor, payoutMinor }: Bet, sign: 1 | -1) => ({
  bets: sign,
  stakeMinor: sign * stakeMinor,
  payoutMinor: sign * payoutMinor,
  validMinor: sign * Math.min(stakeMinor, Math.abs(payoutMinor - stakeMinor)),
});
