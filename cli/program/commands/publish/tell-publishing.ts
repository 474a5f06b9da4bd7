import type { PublishReport, SettleReport } from '../../../work/publish/publish-sites.ts';
import type { FailedBrand } from '../../../base/files/brand-failure.ts';
import { InputError, InternalError } from '../../../base/terminal/errors.ts';
import { print, printLine } from '../../../base/terminal/print.ts';

const NAMED = 10;

/** A few names, and how many more there are. */
const few = (names: readonly string[]): string =>
  names.length > NAMED
    ? `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`
    : names.join(', ');

const servedTo = ({ serving, share = 1 }: PublishReport): string => {
  if (serving === 'all') return '';
  if (serving === 'trial') return ', on trial';
  return `, on trial with ${(share * 100).toFixed(1)} % of the visitors`;
};

/** Says what a publishing did. */
export const tell = (report: PublishReport): void => {
  const { brands, published, unchanged, held, traffic, target } = report;
  print(
    `${published.length} of ${brands} brands published to ${target}${servedTo(report)}; ` +
      `${unchanged} unchanged. Sent ${traffic.files} files (${Math.ceil(traffic.bytes / 1000)} kB); ` +
      `${traffic.known} were there.`,
  );
  if (report.health) {
    const { healthy, takenBack } = report.health;
    const back =
      takenBack.length > 0 ? `; taken back: ${few(takenBack.map(({ code }) => code))}` : '';
    print(`${healthy} brands answer with their releases${back}.`);
  }
  if (published.length > 0) print(few(published.map(({ code, release }) => `${code} ${release}`)));
  if (held.length > 0)
    printLine(
      `Rolled back or taken back, and left as they are: ${few(held)}. --force publishes them.`,
    );
};

/**
 * Says which brands failed and why.
 *
 * @throws {InputError} when there is one
 * @throws {InternalError} when one of them failed by a fault of ours
 */
export const refuse = (failed: readonly FailedBrand[]): void => {
  for (const { code, reason } of failed) printLine(`${code}: ${reason}`);
  if (failed.length === 0) return;
  const text = `${failed.length} brands failed: ${few(failed.map(({ code }) => code))}.`;
  throw failed.some(({ isOurs }) => isOurs) ? new InternalError(text) : new InputError(text);
};

/** Says how trials ended. */
export const tellSettled = ({ decision, settled, target }: SettleReport): void => {
  const what = decision === 'promote' ? 'served to all' : 'taken back';
  print(
    `${settled.length} brands in ${target} ${what}: ` +
      few(settled.map(({ code, release }) => `${code} ${release || '(nothing)'}`)),
  );
};
