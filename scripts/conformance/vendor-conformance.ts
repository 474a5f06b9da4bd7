// Tries every promise of the vendor protocol against an operator's endpoint.
import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { makeBench } from './make-bench.ts';
import { keyOf } from './operator.ts';
import { type CheckResult, runChecks } from './run-checks.ts';

const USAGE = `npm run vendor:conformance -- <url> --vendor CODE --ticket T [--ticket T] [--ticket T]
  [--end-command COMMAND] [--json]

<url>           where the operator listens; /vendor/v1/… follows
--vendor        the vendor's code, as whom the kit speaks
--ticket        an unused launch ticket of a test player who has at least 50 of the game's least
                stakes and does not play meanwhile; a second and a third one allow further checks.
                The tickets are those of the addresses that a launch answers; they live for 60 seconds
--end-command   run by the shell to end the session of the third ticket, as signing out does; its
                token is in SESSION_TOKEN
--json          one JSON object instead of lines

It plays, and wins the brand's pool: try it where no money is real. The game of the tickets is one of
the jackpot, and the brand's pool may be won at least 5 times in a day (jackpot.winsPerDay).

The key: LIVERY_VENDOR_KEY (64 hex digits), or LIVERY_VENDOR_SECRET, of which it is derived.
Leaves with 0 when every check passed or was skipped, 1 when one failed, 2 when it could not begin.
`;

const leave = (sentence: string): never => {
  process.stderr.write(`livery: ${sentence}\n\n${USAGE}`);
  process.exit(2);
};

const readOptions = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      vendor: { type: 'string' },
      ticket: { type: 'string', multiple: true },
      'end-command': { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    process.exit();
  }
  const { vendor: vendorCode = '', ticket: tickets = [], json } = values;
  const [url = ''] = positionals;
  if (!URL.canParse(url)) leave('Name the address of the operator first.');
  if (vendorCode === '') leave('Name the vendor with --vendor.');
  if (tickets.length === 0) leave('Give at least one ticket with --ticket.');
  const secret = process.env['LIVERY_VENDOR_SECRET'];
  const key = process.env['LIVERY_VENDOR_KEY'] ?? (secret ? keyOf(secret, vendorCode) : '');
  if (!/^[0-9a-f]{64}$/.test(key)) leave('Put the key into LIVERY_VENDOR_KEY.');
  const access = { url: url.replace(/\/+$/, ''), vendorCode, key };
  return { access, tickets, json, endCommand: values['end-command'] ?? null };
};

const print = (results: readonly CheckResult[]): void => {
  const signs = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' };
  for (const { name, promise, result, reason } of results)
    process.stdout.write(
      `${signs[result]} ${name.padEnd(26)} ${promise}${reason === null ? '' : `\n     ${reason}`}\n`,
    );
};

const options = (() => {
  try {
    return readOptions();
  } catch (error) {
    return leave(error instanceof Error ? error.message : String(error));
  }
})();
const { access, tickets, endCommand } = options;
const endSession =
  endCommand === null
    ? null
    : async (sessionToken: string): Promise<void> => {
        const env = { ...process.env, SESSION_TOKEN: sessionToken };
        await promisify(execFile)('/bin/sh', ['-c', endCommand], { env });
      };
const bench = await makeBench({ access, tickets, endSession }).catch((error: unknown) =>
  leave(error instanceof Error ? error.message : String(error)),
);
const results = await runChecks(bench);
const count = (result: CheckResult['result']) =>
  results.filter((one) => one.result === result).length;
const sums = { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
if (options.json)
  process.stdout.write(`${JSON.stringify({ url: access.url, ...sums, results })}\n`);
else {
  print(results);
  process.stdout.write(`${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped\n`);
}
process.exitCode = sums.failed === 0 ? 0 : 1;
