/** One setting of a process that serves: what it is called and what it means. */
export interface ServerSetting {
  /** As an option of `livery serve`; null for what a list of processes would show to everybody. */
  flag: string | null;
  /** What stands in its place, as help shows it. */
  placeholder: string;
  /** Its environment variable; with `_FILE` behind, the same from a file. */
  variable: string;
  /** What holds without it. */
  usual: string;
  meaning: string;
}

/** Every setting that `livery serve` reads as an option or from its environment, in the order of the help. */
export const serverSettings = {
  host: {
    flag: '--host',
    placeholder: '<address>',
    variable: 'LIVERY_HOST',
    usual: '127.0.0.1',
    meaning: 'the address to listen on; 0.0.0.0 or :: for all of this machine',
  },
  port: {
    flag: '--port',
    placeholder: '<number>',
    variable: 'LIVERY_PORT',
    usual: '4400',
    meaning: 'the port to listen on',
  },
  trustedProxies: {
    flag: '--trusted-proxies',
    placeholder: '<networks>',
    variable: 'LIVERY_TRUSTED_PROXIES',
    usual: '127.0.0.0/8, ::1',
    meaning:
      'whose X-Forwarded-* and country headers are believed: addresses and networks (CIDR), a comma between; nobody else’s are',
  },
  connections: {
    flag: '--connections',
    placeholder: '<number>',
    variable: 'LIVERY_CONNECTIONS',
    usual: '32',
    meaning: 'connections to PostgreSQL that this process may hold, 2 to 1000',
  },
  hashWorkers: {
    flag: '--hash-workers',
    placeholder: '<number>',
    variable: 'LIVERY_HASH_WORKERS',
    usual: 'processors less one, at most 3',
    meaning:
      'passwords that are hashed at once, 1 to 64; above 3 set UV_THREADPOOL_SIZE to one more',
  },
  jobs: {
    flag: '--jobs',
    placeholder: '<on|off>',
    variable: 'LIVERY_JOBS',
    usual: 'on',
    meaning: 'off leaves what is due by the clock to the other processes',
  },
  drainSeconds: {
    flag: '--drain-seconds',
    placeholder: '<number>',
    variable: 'LIVERY_DRAIN_SECONDS',
    usual: '5 for players, else 0',
    meaning: 'after SIGTERM: how long it answers while /readyz says that it stops, 0 to 600',
  },
  stopSeconds: {
    flag: '--stop-seconds',
    placeholder: '<number>',
    variable: 'LIVERY_STOP_SECONDS',
    usual: '20 for players, else 2',
    meaning: 'then: how long what is being answered may take, 1 to 600',
  },
  metricsPort: {
    flag: '--metrics-port',
    placeholder: '<number>',
    variable: 'LIVERY_METRICS_PORT',
    usual: 'none',
    meaning: 'tells figures for Prometheus at /metrics, on this port and no other',
  },
  metricsHost: {
    flag: '--metrics-host',
    placeholder: '<address>',
    variable: 'LIVERY_METRICS_HOST',
    usual: '127.0.0.1',
    meaning: 'where that port listens',
  },
  metricsBrands: {
    flag: '--metrics-brands',
    placeholder: '<number>',
    variable: 'LIVERY_METRICS_BRANDS',
    usual: '20',
    meaning:
      'how many brands have figures by name, the busiest; the rest are told together, 0 to 1000',
  },
  from: {
    flag: '--from',
    placeholder: '<store>',
    variable: 'LIVERY_SITES_URL',
    usual: 'none: the sites of --out',
    meaning:
      'serve what livery publish put there: s3://bucket/folder, followed within 5 seconds; --out keeps it',
  },
  logLevel: {
    flag: '--log-level',
    placeholder: '<level>',
    variable: 'LIVERY_LOG_LEVEL',
    usual: 'warn',
    meaning: 'the least that the log says: silent, error, warn, info (each request) or debug',
  },
  database: {
    flag: null,
    placeholder: '<url>',
    variable: 'DATABASE_URL',
    usual: 'an embedded PostgreSQL',
    meaning: 'the PostgreSQL of all processes, as its owner',
  },
  pool: {
    flag: null,
    placeholder: '<url>',
    variable: 'LIVERY_POOL_URL',
    usual: 'none',
    meaning:
      'a pooler before that PostgreSQL (PgBouncer in transaction mode), by which the server works',
  },
  natsUrl: {
    flag: null,
    placeholder: '<url>',
    variable: 'LIVERY_NATS_URL',
    usual: 'none: each process looks by itself',
    meaning:
      'NATS, by which processes tell each other that there is news: nats:// or tls://, with a password or a token before the @; several with a comma between',
  },
  natsCredentials: {
    flag: null,
    placeholder: '<credentials>',
    variable: 'LIVERY_NATS_CREDENTIALS',
    usual: 'what the address says',
    meaning:
      'a credentials file of NATS in place of a password: name it in LIVERY_NATS_CREDENTIALS_FILE',
  },
  natsCa: {
    flag: null,
    placeholder: '<PEM>',
    variable: 'LIVERY_NATS_CA',
    usual: 'those that Node believes',
    meaning: 'whose certificates NATS may show; with it nothing is said but by TLS',
  },
  valkey: {
    flag: null,
    placeholder: '<url>',
    variable: 'LIVERY_VALKEY_URL',
    usual: 'none: rows count',
    meaning:
      'a Valkey or Redis in which all processes count rate limits (valkey://:password@host:6379/0)',
  },
  uploads: {
    flag: null,
    placeholder: '<url>',
    variable: 'LIVERY_S3_URL',
    usual: 'none: rows keep them',
    meaning:
      'pictures of members in a store that speaks S3’s protocol: s3://bucket/folder, and the usual AWS_… variables',
  },
  sealKey: {
    flag: null,
    placeholder: '<secret>',
    variable: 'LIVERY_SEAL_KEY',
    usual: 'none; players need it',
    meaning: 'seals secrets at rest; the same for all processes',
  },
  vendorSecret: {
    flag: null,
    placeholder: '<secret>',
    variable: 'LIVERY_VENDOR_SECRET',
    usual: 'made up for the demo',
    meaning: 'the common secret with the games; the same for all processes',
  },
} as const satisfies Record<string, ServerSetting>;

/** The name of a setting that is an option, too. */
export type ServerFlag = {
  [Name in keyof typeof serverSettings]: (typeof serverSettings)[Name]['flag'] extends string
    ? Name
    : never;
}[keyof typeof serverSettings];
