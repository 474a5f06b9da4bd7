import type { FastifyBaseLogger } from 'fastify';
import type { LogLevel } from '../base/log/create-log.ts';
import type { MetricsOptions } from './metrics/observe-platform.ts';
import type { SlowLimits } from '../base/http/slow-requests.ts';
import type { KnownFiles, MerchantFiles } from '../base/merchants/merchant-files.ts';
import type { BrokenFiles, SetAside } from '../base/merchants/set-aside.ts';
import type { DemoWorld } from './demo/load-demo-world.ts';
import type { StopTimes } from './http/stop-gently.ts';

/** What a platform is started with. */
export interface PlatformOptions {
  /** Checked and resolved; their host names become the platform's. */
  merchants: readonly (MerchantFiles | KnownFiles)[];
  /** Those whose files are at fault: each goes on as it last was. */
  broken?: readonly BrokenFiles[];
  /** Holds a folder per merchant with its built site. */
  distDir: string;
  /** `.livery`: the embedded database and its password. */
  stateDir: string;
  /** 0 takes a free one. */
  port: number;
  /** Where to listen; 127.0.0.1 when left out: only this machine is served. */
  host?: string;
  /** A PostgreSQL of one's own instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** A pooler before that PostgreSQL, by which the server then works; migrations go past it. */
  poolUrl?: string | undefined;
  /** A Valkey or Redis that counts rate limits in place of rows. */
  valkeyUrl?: string | undefined;
  /** A pino logger or the least level that is written to stderr; `warn` when left out. */
  log?: FastifyBaseLogger | LogLevel;
  /** Multiplies every rate limit; tests that come from one address raise it. */
  rateFactor?: number;
  /** How slowly a request may come; tests wait for less. */
  slow?: Partial<SlowLimits>;
  /** How often events look at the rows by themselves, in ms; tests leave it to hints. */
  eventsEveryMs?: number | undefined;
  /** False leaves what is due by the clock to other processes on the same database. */
  jobs?: boolean;
  /** Fills every brand with a demo member, a demo agent and recent wins. */
  demo?: boolean;
  /** Whose X-Forwarded-* is believed, as addresses and networks; this machine's when left out. */
  trustedProxies?: readonly string[];
  /** How many connections to the database the process may hold; 32 when left out. */
  connections?: number;
  /** How many passwords are hashed at once; one processor less than there are when left out. */
  hashWorkers?: number;
  /** Where figures are told, for Prometheus; nothing is measured when left out. */
  metrics?: MetricsOptions | undefined;
  /** How it comes to its end when it is told to close. */
  stop?: StopTimes;
  /** For players: nothing that is for trying out is served, and an unsafe setting is refused. */
  production?: boolean;
}

/** A platform that serves. */
export interface Platform {
  port: number;
  /** Where figures are told; null where nothing is measured. */
  metricsPort: number | null;
  /** Where it listens. */
  host: string;
  /** Where the rows are: a given database, or the embedded one that was started or adopted. */
  database: 'given' | 'started' | 'adopted';
  /** The address of the database; holds its password. */
  databaseUrl: string;
  /** How to sign in to the demo world; null without one. */
  demo: DemoWorld | null;
  /** The brands that could not be brought in line with their files. */
  setAside: () => readonly SetAside[];
  /** Takes changed merchants without a restart. */
  reload: (
    merchants: readonly (MerchantFiles | KnownFiles)[],
    broken?: readonly BrokenFiles[],
  ) => Promise<void>;
  /**
   * Is no longer ready, ends what is being answered, then the database; safe to call twice. Streams of
   * events end at once, new ones are refused: pages connect to whoever stays.
   */
  close: () => Promise<void>;
  /**
   * The same for who pressed Ctrl-C and wants the terminal back: answers get a fifth of a second, and
   * an embedded database ends by itself.
   */
  leave: () => Promise<void>;
}
