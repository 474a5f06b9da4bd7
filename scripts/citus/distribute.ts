import type { Pool } from 'pg';
import { planDistribution, type DistributionPlan } from './plan-distribution.ts';
import { type OnTable, readSchema, type Schema } from './read-schema.ts';
import { rewriteFunctions } from './rewrites.ts';

/** What became of one thing of the schema. */
export interface Outcome {
  kind:
    | 'reference table'
    | 'distributed table'
    | 'function'
    | 'statement within a function'
    | 'policy'
    | 'trigger'
    | 'foreign key';
  name: string;
  /** `adapted`: taken in another form than ours; `refused`: left out. */
  state: 'taken' | 'adapted' | 'refused';
  /** In the engine's own words, why not as it stands; absent when it was taken. */
  message?: string;
}

export interface Distributed {
  plan: DistributionPlan;
  outcomes: Outcome[];
}

const said = (error: unknown): string => {
  const { message, detail } = error as { message: string; detail?: string };
  return detail ? `${message}: ${detail}` : message;
};

/** A statement, and what the engine said against it; null when it was taken. */
const attempt = (pool: Pool, text: string, values: unknown[] = []): Promise<string | null> =>
  pool.query(text, values).then(() => null, said);

/** First as it stands; where that is refused, in the other form. */
const attemptBoth = async (
  pool: Pool,
  what: Pick<Outcome, 'kind' | 'name'>,
  usual: string,
  adapted: (() => Promise<string | null>) | null,
): Promise<Outcome> => {
  const message = await attempt(pool, usual);
  if (message === null) return { ...what, state: 'taken' };
  if (!adapted) return { ...what, state: 'refused', message };
  const second = await adapted();
  return second === null
    ? { ...what, state: 'adapted', message }
    : {
        ...what,
        state: 'refused',
        message: second === message ? message : `${message}; ${second}`,
      };
};

/** What refers to two tables, or runs something at one, would keep a table from being distributed before the others. */
const takeOff = async (pool: Pool, { foreignKeys, triggers, policies }: Schema): Promise<void> => {
  const drops = [
    ...foreignKeys.map(({ table, name }) => `alter table ${table} drop constraint "${name}"`),
    ...triggers.map(({ table, name }) => `drop trigger "${name}" on ${table}`),
    ...policies.map(({ table, name }) => `drop policy "${name}" on ${table}`),
  ];
  for (const drop of drops) await pool.query(drop);
};

const spread = async (pool: Pool, plan: DistributionPlan, shards: number): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const add = (kind: Outcome['kind'], name: string, message: string | null): void =>
    void outcomes.push(
      message === null ? { kind, name, state: 'taken' } : { kind, name, state: 'refused', message },
    );
  for (const name of plan.references)
    add('reference table', name, await attempt(pool, 'select create_reference_table($1)', [name]));
  let first: string | null = null;
  for (const name of plan.distributed) {
    const message = first
      ? await attempt(
          pool,
          `select create_distributed_table($1, 'merchant_id', colocate_with := $2)`,
          [name, first],
        )
      : await attempt(
          pool,
          `select create_distributed_table($1, 'merchant_id', colocate_with := 'none', shard_count := $2)`,
          [name, shards],
        );
    if (message === null) first ??= name;
    add('distributed table', name, message);
  }
  return outcomes;
};

/** What the engine does not take within functions, in the form that it takes. */
const rewrite = async (pool: Pool): Promise<Outcome[]> => {
  const { places, statements } = rewriteFunctions();
  for (const statement of statements.values()) await pool.query(statement);
  return places.map(({ functions, why }) => ({
    kind: 'statement within a function',
    name: functions.join(', '),
    state: 'adapted',
    message: why,
  }));
};

/** A function of one brand runs where its rows are; every other one is made known to all nodes. */
const shareFunctions = async (
  pool: Pool,
  { functions }: Schema,
  beside: string,
): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { name, brandArgument } of functions) {
    const what = { kind: 'function', name } as const;
    const known = () => attempt(pool, 'select create_distributed_function($1)', [name]);
    const message = brandArgument
      ? await attempt(pool, 'select create_distributed_function($1, $2, colocate_with := $3)', [
          name,
          brandArgument,
          beside,
        ])
      : await known();
    outcomes.push(
      message === null
        ? { ...what, state: 'taken' }
        : {
            ...what,
            state: brandArgument && (await known()) === null ? 'adapted' : 'refused',
            message,
          },
    );
  }
  return outcomes;
};

/** A policy as the engine takes it: without its two subqueries, which PostgreSQL answers once for each statement. */
export const withoutSubqueries = (definition: string): string =>
  definition.replaceAll(/\(\s*SELECT\s+(\w+\(\))(?:\s+AS\s+\w+)?\s*\)/gi, '$1');

/** Triggers run where the row is, and may touch what is beside it there; the engine has a setting for who knows that. */
const attemptUnsafe = async (pool: Pool, definition: string): Promise<string | null> => {
  await pool.query('set citus.enable_unsafe_triggers = on');
  const message = await attempt(pool, definition);
  await pool.query('set citus.enable_unsafe_triggers = off');
  return message;
};

const putBack = async (pool: Pool, schema: Schema): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const nameOf = ({ table, name }: OnTable): string => `${table}.${name}`;
  for (const policy of schema.policies)
    outcomes.push(
      await attemptBoth(pool, { kind: 'policy', name: nameOf(policy) }, policy.definition, () =>
        attempt(pool, withoutSubqueries(policy.definition)),
      ),
    );
  for (const trigger of schema.triggers)
    outcomes.push(
      await attemptBoth(pool, { kind: 'trigger', name: nameOf(trigger) }, trigger.definition, () =>
        attemptUnsafe(pool, trigger.definition),
      ),
    );
  for (const key of schema.foreignKeys)
    outcomes.push(
      await attemptBoth(pool, { kind: 'foreign key', name: nameOf(key) }, key.definition, null),
    );
  return outcomes;
};

/**
 * Spreads the platform's tables over the nodes of a database: reference tables first, then those of brands in the order of
 * their foreign keys, then what stands on them. What the engine refuses is left out and told; nothing else is changed.
 *
 * @param pool of one connection, as a superuser
 */
export const distribute = async (pool: Pool, shards: number): Promise<Distributed> => {
  const rewritten = await rewrite(pool);
  const schema = await readSchema(pool);
  const plan = planDistribution(schema);
  await takeOff(pool, schema);
  const tables = await spread(pool, plan, shards);
  const [beside = ''] = plan.distributed;
  const functions = await shareFunctions(pool, schema, beside);
  return {
    plan,
    outcomes: [...tables, ...rewritten, ...functions, ...(await putBack(pool, schema))],
  };
};
