import { Client } from 'pg';

/** Why the conformance run does not begin: one sentence with what to do. */
export class ConformRefusal extends Error {}

/** The oldest version that was thought of: functions, identities and policies of older ones are not looked at. */
export const LEAST_CITUS = '12.1';

/** The oldest PostgreSQL that the platform takes. */
const LEAST_POSTGRES = 150_000;

/** What stands at each database that a run has made, so that nobody takes another's for one. */
export const MARK = 'made by npm run citus:conform';

/** A node of the operator's cluster. */
export interface Node {
  host: string;
  port: number;
}

/** What was found behind the address. */
export interface ClusterFacts {
  /** As the server tells it: `150018`. */
  postgres: number;
  /** The version of the extension that could be made; null where it is not installed. */
  citus: string | null;
  /** Whether the server loads it when it starts, without which it does nothing. */
  isLoaded: boolean;
  isSuperuser: boolean;
  /** The database of the address. */
  database: string;
  /** How many tables of somebody's stand there. */
  tables: number;
  /** Whether a run has made it. */
  isOurs: boolean;
  /** 0 on a coordinator; null where the database of the address has no extension. */
  group: number | null;
  /** The other nodes that the database of the address knows. */
  workers: Node[];
}

const isOlder = (version: string, than: string): boolean => {
  const [one, other] = [version, than].map((text) => text.split(/[.-]/).map(Number));
  const [major = 0, minor = 0] = one ?? [];
  const [leastMajor = 0, leastMinor = 0] = other ?? [];
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
};

/**
 * Why a cluster cannot be tried; null where it can.
 *
 * @param facts see `readCluster`
 */
export const whyNot = (facts: ClusterFacts): string | null => {
  const { postgres, citus, isLoaded, isSuperuser, database, tables, isOurs, group } = facts;
  if (postgres < LEAST_POSTGRES)
    return `This is PostgreSQL ${Math.floor(postgres / 10_000)}: the platform takes 15 and newer.`;
  if (citus === null)
    return 'The extension citus is not installed at this server: install its package on every node, put citus first into shared_preload_libraries and start them again.';
  if (isOlder(citus, LEAST_CITUS))
    return `This is Citus ${citus}: ${LEAST_CITUS} or newer is needed. Update its package on every node.`;
  if (!isLoaded)
    return 'Citus is installed, but this server does not load it: put citus first into shared_preload_libraries in postgresql.conf on every node and start them again.';
  if (!isSuperuser)
    return 'Name a superuser in the address: databases and the extension are made on every node.';
  if (group !== null && group !== 0)
    return `The database ${database} is that of a worker: name the coordinator.`;
  if (tables > 0 && !isOurs)
    return `The database ${database} is not empty and not ours: ${tables} tables stand in it. Name one without any, such as postgres; the run makes databases of its own beside it.`;
  return null;
};

const FACTS = `select current_setting('server_version_num')::int as postgres,
    (select default_version from pg_available_extensions where name = 'citus') as citus,
    current_setting('shared_preload_libraries') ~ '\\mcitus\\M' as "isLoaded",
    (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
    current_database() as database,
    (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'f', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
        and not exists (select from pg_depend d
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')) as tables,
    coalesce((select shobj_description(oid, 'pg_database') from pg_database where datname = current_database())
      = $1, false) as "isOurs",
    to_regclass('pg_dist_node') is not null as "hasNodes"`;

const NODES = `select nodename as host, nodeport as port from pg_dist_node
  where groupid <> 0 and noderole = 'primary' and isactive order by nodeid`;

/** Looks at what is behind an address, and changes nothing. @param client connected */
export const readCluster = async (client: Client): Promise<ClusterFacts> => {
  const { rows } = await client.query<
    Omit<ClusterFacts, 'group' | 'workers'> & { hasNodes: boolean }
  >(FACTS, [MARK]);
  const [found] = rows;
  if (!found) throw new Error('the server told nothing of itself');
  const { hasNodes, ...facts } = found;
  if (!hasNodes) return { ...facts, group: null, workers: [] };
  const { rows: groups } = await client.query<{ groupid: number }>(
    'select groupid from pg_dist_local_group',
  );
  const { rows: workers } = await client.query<Node>(NODES);
  return { ...facts, group: groups[0]?.groupid ?? 0, workers };
};

/**
 * Looks at the operator's cluster before anything is made there.
 *
 * @param url of the coordinator, as a superuser
 * @throws {ConformRefusal} when it is away or cannot be tried
 */
export const checkCluster = async (url: string): Promise<ClusterFacts> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect().catch((error: unknown) => {
    const { host } = new URL(url);
    throw new ConformRefusal(`The server at ${host} cannot be reached: ${causeOf(error)}`);
  });
  try {
    const facts = await readCluster(client);
    const reason = whyNot(facts);
    if (reason !== null) throw new ConformRefusal(reason);
    return facts;
  } finally {
    await client.end();
  }
};

const causeOf = (error: unknown): string => {
  if (error instanceof AggregateError) return causeOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
};
