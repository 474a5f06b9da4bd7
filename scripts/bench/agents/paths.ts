/** The path of an agent ($2), read first: a plan is made for it. */
export const OWN_PATH = `select path::text as path from tree_path
  where merchant_id = $1 and member_id = $2 and until is null`;

/** A page over paths of `ltree`, of a brand ($1), an agent ($2) and its path ($3): all joins as the list over the closure table has them. */
export const pathsPage = (order: 'name' | 'teamSize', scope: 'direct' | 'branch'): string => `
  select p.member_id, m.username, nlevel(p.path) - nlevel($3::ltree), t.total from tree_path p
    join member m on m.merchant_id = $1 and m.id = p.member_id
    join team_size t on t.merchant_id = $1 and t.member_id = p.member_id
    left join transfer_freeze f on f.merchant_id = $1 and f.member_id = p.member_id and f.freed_at is null
    left join agent_note n on n.merchant_id = $1 and n.agent_id = $2 and n.member_id = p.member_id
  where p.merchant_id = $1 and p.path <@ $3::ltree and p.until is null and p.member_id <> $2
    ${scope === 'direct' ? 'and m.upline_id = $2' : ''}
  order by ${order === 'name' ? 'm.username collate "C"' : 't.total desc, m.id desc'} limit 21`;

/** Whether somebody ($3) is below an agent ($2). */
export const PATHS_BELOW = `
  select exists (select from tree_path own join tree_path p on p.merchant_id = $1 and p.member_id = $3
    and p.until is null and p.path <@ own.path
    where own.merchant_id = $1 and own.member_id = $2 and own.until is null)`;

/** Moves somebody ($2) with the branch below another ($3); what was before ends and stays, as in the closure table. */
export const PATHS_MOVE = `
  with own as (select path, nlevel(path) - 1 as cut from tree_path
      where merchant_id = $1 and member_id = $2 and until is null),
    target as (select path from tree_path where merchant_id = $1 and member_id = $3 and until is null),
    ended as (update tree_path p set until = clock_timestamp() from own
      where p.until is null and p.path <@ own.path returning p.member_id, p.path, p.until)
  insert into tree_path (merchant_id, member_id, path, since)
    select $1, e.member_id, target.path || subpath(e.path, own.cut), e.until from ended e, own, target`;

/** What ten thousand people ($2 to $3, spread) did, summed for everybody above them at a moment: by paths, and by the closure table. */
export const PATHS_SUMS = `
  select above, count(*), sum(p.member_id % 100) from tree_path p,
      lateral unnest(string_to_array(subpath(p.path, 0, -1)::text, '.')) above
    where p.merchant_id = $1 and p.member_id between $2 and $3 and p.member_id % 80 = 0 and nlevel(p.path) > 1
      and p.since <= now() and (p.until is null or p.until > now())
    group by above`;
export const CLOSURE_SUMS = `
  select d.ancestor_id, count(*), sum(d.member_id % 100) from downline d
    where d.merchant_id = $1 and d.member_id between $2 and $3 and d.member_id % 80 = 0
      and d.since <= now() and (d.until is null or d.until > now())
    group by d.ancestor_id`;

/** Everybody below each of some agents ($2), counted in one statement: by paths, and by the closure table. */
export const PATHS_EACH = `
  select own.member_id, count(*) from tree_path own
    join tree_path p on p.path <@ own.path and p.until is null
    join member m on m.merchant_id = $1 and m.id = p.member_id and m.type = 0
    where own.merchant_id = $1 and own.member_id = any($2::bigint[]) and own.until is null
    group by own.member_id`;
export const CLOSURE_EACH = `
  select d.ancestor_id, count(*) from downline d
    join member m on m.merchant_id = $1 and m.id = d.member_id and m.type = 0
    where d.merchant_id = $1 and d.ancestor_id = any($2::bigint[]) and d.until is null
    group by d.ancestor_id`;
