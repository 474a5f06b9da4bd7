import type { Pool } from 'pg';

/** Rights, each as `who=what/by whom`, where none are written down those that hold by default. */
const rights = (acl: string, kind: string, owner: string): string =>
  `array(select one::text from unnest(coalesce(${acl}, acldefault('${kind}', ${owner}))) one order by 1)`;

/** What stands in the catalogue about everything in the schema `public`; without numbers of objects. */
const questions = {
  relations: `select relname as name, relkind, relpersistence, relrowsecurity, relforcerowsecurity,
      reloptions, pg_get_userbyid(relowner) as owner,
      ${rights('relacl', 'r', 'relowner')} as rights
    from pg_class where relnamespace = 'public'::regnamespace and relkind <> 'i' order by 1`,
  columns: `select c.relname as name, row_number() over (partition by c.oid order by a.attnum) as place,
      a.attname, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull, a.attidentity,
      a.attgenerated, a.attcollation::regcollation::text as collation,
      pg_get_expr(d.adbin, d.adrelid) as default
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'c')
    order by 1, 2`,
  constraints: `select conrelid::regclass::text as name, conname, convalidated,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
  indexes: `select indexrelid::regclass::text as name, indisvalid, indisclustered, indisreplident,
      pg_get_indexdef(indexrelid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace order by 1`,
  functions: `select p.oid::regprocedure::text as name, p.prokind, pg_get_function_arguments(p.oid) as takes,
      pg_get_function_result(p.oid) as answers, l.lanname, p.prosrc, p.prosecdef, p.proconfig,
      p.provolatile, p.proparallel, p.proisstrict, p.proleakproof, p.procost, p.prorows,
      pg_get_userbyid(p.proowner) as owner, ${rights('p.proacl', 'f', 'p.proowner')} as rights
    from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace order by 1`,
  triggers: `select tgrelid::regclass::text as name, tgname, tgenabled, pg_get_triggerdef(oid) as definition
    from pg_trigger where not tgisinternal and tgrelid in
      (select oid from pg_class where relnamespace = 'public'::regnamespace) order by 1, 2`,
  policies: `select * from pg_policies where schemaname = 'public' order by tablename, policyname`,
  types: `select t.typname as name, t.typtype, format_type(t.typbasetype, t.typtypmod) as base,
      array(select e.enumlabel::text from pg_enum e where e.enumtypid = t.oid order by e.enumsortorder)
        as labels
    from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype <> 'b' order by 1`,
  schema: `select nspname as name, pg_get_userbyid(nspowner) as owner,
      ${rights('nspacl', 'n', 'nspowner')} as rights
    from pg_namespace where nspname = 'public'`,
  defaults: `select pg_get_userbyid(defaclrole) as name, defaclobjtype, defaclacl::text from pg_default_acl`,
};

/** Everything of the schema `public`, in one order: of two databases of one schema it is the same. */
export const schemaOf = async (
  pool: Pool,
): Promise<Record<keyof typeof questions, Record<string, unknown>[]>> => {
  const answers: [string, Record<string, unknown>[]][] = [];
  for (const [what, text] of Object.entries(questions))
    answers.push([what, (await pool.query<Record<string, unknown>>(text)).rows]);
  return Object.fromEntries(answers) as Record<keyof typeof questions, Record<string, unknown>[]>;
};
