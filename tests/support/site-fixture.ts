import type { DemoWorld } from '#platform/app/demo/load-demo-world.ts';

/** What a whole run of browser tests shares. */
export interface SiteFixture {
  /** Where the platform listens; the host name picks the site. */
  port: number;
  /** Where the service of the games listens, as `games.localhost`. */
  gamesPort: number;
  /** The platform's own database. */
  databaseUrl: string;
  /** Holds a folder per merchant: what the sites were built from. */
  merchantsDir: string;
  /** Holds a folder per site, as it is served. */
  distDir: string;
  /** The address of the running Chromium. */
  browser: string;
  /** How to sign in to the demo world, at every brand. */
  demo: DemoWorld;
}

declare module 'vitest' {
  interface ProvidedContext {
    site: SiteFixture;
  }
}
