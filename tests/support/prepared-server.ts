/** A server that somebody has prepared for a run of tests, in place of one of the run's own. */
export interface PreparedServer {
  /** An address for each of its nodes, of a database in which nothing is made; the first is where tests ask. */
  nodes: string[];
  /** Databases of the platform are copies of this one, which is there on every node. */
  template: string;
  /** What the name of each database that the run makes begins with. */
  prefix: string;
  /** What is set for each database; a copy has none of what its template had. */
  settings: Record<string, string>;
}

/** Where `npm run citus:conform` tells its tests of the server, as JSON. */
export const PREPARED = 'LIVERY_TEST_PREPARED';

/** The server that was prepared for this run; null in a usual one. */
export const preparedServer = (): PreparedServer | null => {
  const told = process.env[PREPARED];
  return told ? (JSON.parse(told) as PreparedServer) : null;
};
