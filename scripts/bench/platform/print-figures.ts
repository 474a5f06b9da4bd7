/** Medians of the rounds; times in milliseconds. */
export interface Figures {
  processors: number;
  seconds: number;
  rounds: number;
  postingsPerSecond: number;
  /** Null where pgbench is not installed. */
  pgbenchPerSecond: number | null;
  ratio: number | null;
  twoServersPerSecond: number;
  twoServersRatio: number;
  p50MsAt200: number;
  p99MsAt200: number;
  postingsPerSecondAt200: number;
  loginsPerSecond: number;
  loginsPerSecondPerCore: number;
  rightLoginP50MsUnderGuesses: number;
  rightLoginP99MsUnderGuesses: number;
  guessesShed: number;
  serverMegabytes: number;
  /** Requests that were refused or failed, in all rounds. */
  refused: number;
}

/** Prints what the platform does in a second, beside its aims. */
export const printFigures = (figures: Figures): void => {
  const rows: [string, string, string][] = [
    ['ledger postings over HTTP, 32 connections', `${figures.postingsPerSecond.toFixed(0)}/s`, ''],
    [
      'the same function by pgbench, 32 clients',
      `${figures.pgbenchPerSecond?.toFixed(0) ?? 'not installed'}/s`,
      '',
    ],
    ['ratio', figures.ratio?.toFixed(2) ?? '-', '0.5'],
    ['two servers on one database', `${figures.twoServersPerSecond.toFixed(0)}/s`, ''],
    ['two servers beside one', figures.twoServersRatio.toFixed(2), ''],
    ['200 connections', `${figures.postingsPerSecondAt200.toFixed(0)}/s`, ''],
    ['200 connections, p50', `${figures.p50MsAt200.toFixed(0)} ms`, ''],
    ['200 connections, p99', `${figures.p99MsAt200.toFixed(0)} ms`, ''],
    ['logins, 16 connections', `${figures.loginsPerSecond.toFixed(0)}/s`, ''],
    ['logins for each second of one core', figures.loginsPerSecondPerCore.toFixed(0), ''],
    [
      'right login, 1,000 wrong a minute, p50',
      `${figures.rightLoginP50MsUnderGuesses.toFixed(0)} ms`,
      '',
    ],
    [
      'right login, 1,000 wrong a minute, p99',
      `${figures.rightLoginP99MsUnderGuesses.toFixed(0)} ms`,
      '2000',
    ],
    ['wrong ones that were sent away', String(figures.guessesShed), ''],
    ['memory of a server afterwards', `${figures.serverMegabytes.toFixed(0)} MB`, ''],
    ['refused or failed', String(figures.refused), '0'],
  ];
  process.stdout.write(
    `Medians of ${figures.rounds} rounds of ${figures.seconds} s, ${figures.processors} processors\n`,
  );
  for (const [what, figure, aim] of rows)
    process.stdout.write(`${what.padEnd(44)}${figure.padStart(14)}  ${aim}\n`);
};
