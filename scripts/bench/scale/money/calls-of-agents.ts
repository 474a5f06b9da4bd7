import { payAgentBill } from '#api/agent-bills.ts';
import { moveCommission } from '#api/agent-income.ts';
import { sql } from '#platform/base/database/sql.ts';
import type { BenchContext } from '../../platform/make-bench-context.ts';
import { drawMember } from '../../platform/pgbench.ts';
import { type CallPlace, PAYMENT_PASSWORD } from './call-place.ts';
import { callOf, inTurn } from './money-call.ts';
import { askOnce, type MoreCall, passwordWrites, transfersOf } from './more-calls.ts';
import { asOwner, openStock } from './stock.ts';

/** More than any run moves. */
const COMMISSION_MINOR = 1_000_000_000;

/** Who owes dividends; the other half of the agents is below, one each. */
const debtorsOf = ({ agents }: CallPlace): BenchContext['people'] =>
  agents.slice(0, agents.length / 2);

/** An agent moves a minor unit of commission to the own wallet. */
export const moveCommissionCall = async (place: CallPlace): Promise<MoreCall> => {
  const { url, context, agents } = place;
  const { merchantId, currency } = context;
  await asOwner(url, (database) =>
    sql`select count(t.id) from unnest(${agents.map(({ memberId }) => memberId)}::bigint[]) m,
      post_transfer(${merchantId}, 'bench', 'commission ' || m, '', 'salary_daily',
        array[open_account(${merchantId}, 'commission', m, ${currency}, true),
          open_account(${merchantId}, 'house', null, ${currency}, false)],
        array[${COMMISSION_MINOR}, -${COMMISSION_MINOR}::bigint]) t`.execute(database),
  );
  const next = inTurn(agents, () => ({ amountMinor: 1, paymentPassword: PAYMENT_PASSWORD }));
  const given = `(select :member::bigint as member, jsonb_build_object('amount', 1, 'currency', '${currency}') as given) g`;
  const script = `${drawMember(agents)}
${passwordWrites(merchantId)}${askOnce(merchantId, 'moveCommission', { from: given })}`;
  return {
    ...callOf(moveCommission.path, script, next),
    name: 'moveCommission',
    what: 'commission moved',
    done: transfersOf('commission'),
  };
};

/** Contracts of dividends that have ended, one for each pair: no job looks at them. */
const makeContracts = (place: CallPlace): Promise<number[]> =>
  asOwner(place.url, async (database) => {
    const debtors = debtorsOf(place);
    const first = debtors[0]?.memberId ?? 0;
    const { rows } = await sql<{ id: number }>`
      insert into agent_contract (merchant_id, kind, upline_id, agent_id, terms, period, zone, state)
        select ${place.context.merchantId}, 'dividend', ${first}::bigint + n, ${first}::bigint + ${debtors.length} + n, '[]', 'month',
            'UTC', 'TERMINATED'
          from generate_series(0, ${debtors.length - 1}::int) n order by n returning id`.execute(
      database,
    );
    return rows.map(({ id }) => id).toSorted((a, b) => a - b);
  });

/** An agent pays what is owed on a dividend: bills of the agents in turn, each of one minor unit. */
export const payAgentBillCall = async (place: CallPlace): Promise<MoreCall> => {
  const { url, context } = place;
  const { merchantId, currency } = context;
  const debtors = debtorsOf(place);
  const first = debtors[0]?.memberId ?? 0;
  const contracts = await makeContracts(place);
  await asOwner(url, (database) =>
    sql`create table bench_bill (n bigint primary key, id bigint not null)`.execute(database),
  );
  const idsOf = { http: [] as number[], own: [] as number[] };
  const stock = await openStock(url, {
    sequence: 'bench_bill_turn',
    make: async (database, way, from, to) => {
      const { rows } = await sql<{ id: number }>`
        insert into contract_bill (merchant_id, contract_id, kind, upline_id, agent_id, starts_at, ends_at, revision, stake_minor,
            payout_minor, valid_minor, bonus_minor, rebate_minor, salary_minor, fee_minor, active_members, figure_minor,
            rate_millis, gross_minor, due_minor, state)
          select ${merchantId}, (${contracts}::bigint[])[1 + n % ${debtors.length}], 'dividend', ${first}::bigint + n % ${debtors.length},
              ${first}::bigint + ${debtors.length} + n % ${debtors.length}, '2000-01-01'::timestamptz + n * interval '1 minute',
              '2000-01-02'::timestamptz + n * interval '1 minute', ${way === 'http' ? 1 : 2}, 100, 0, 100, 0, 0, 0, 0, 1, 100, 1000, 1, 1,
              'DEFAULTED'
            from generate_series(${from}::int, ${to}::int) n order by n returning id`.execute(
        database,
      );
      idsOf[way].push(...rows.map(({ id }) => id).toSorted((a, b) => a - b));
      if (way === 'own')
        await sql`insert into bench_bill select ${from}::bigint + b.place - 1, b.id
          from unnest(${idsOf.own.slice(from - 1)}::bigint[]) with ordinality as b (id, place)`.execute(
          database,
        );
    },
  });
  const next = inTurn(debtors, () => ({
    billId: idsOf.http[stock.next() - 1] ?? 1,
    paymentPassword: PAYMENT_PASSWORD,
  }));
  const script = `${drawMember(debtors)}
${passwordWrites(merchantId)}with turn as (select nextval('bench_bill_turn') as n),
whose as (select ${first} + turn.n % ${debtors.length} as member, jsonb_build_object('bill', b.id, 'currency', '${currency}') as given
  from turn join bench_bill b on b.n = turn.n)
${askOnce(merchantId, 'payAgentBill', { from: 'whose' })}`;
  return {
    ...callOf(payAgentBill.path, script, next),
    name: 'payAgentBill',
    what: 'bills paid',
    // One payment of a brand's bills waits for the other.
    clients: 6,
    done: `select count(*)::int as count from contract_bill where state = 'PAID'`,
    prepare: stock.prepare,
  };
};
