import { examinePlatform } from '#platform/app/doctor/examine-platform.ts';
import type { Database } from '#platform/base/database/tables.ts';
import type { Figure } from '../figures.ts';
import { goal } from '../figures.ts';
import type { BrokenBrand } from './break-brands.ts';
import type { Served } from './serve-fleet.ts';

/** What is told behind the figures of a start with brands at fault. */
export const AT_FAULT = 'some at fault';

const SUFFIX = `, ${AT_FAULT}`;

/** What a figure says, in its own unit. */
const valueOf = (figure: Figure): number =>
  figure.goal?.value ?? figure.seconds ?? figure.bytes ?? figure.count ?? 0;

const ratio = (what: string, one: number, other: number): Figure[] =>
  one > 0
    ? [{ what: `${what}, at fault ÷ sound`, count: Math.round((100 * other) / one) / 100 }]
    : [];

/** Each figure of a start with brands at fault by the same of a start without: 1 is “costs the others nothing”. */
export const ratios = (sound: readonly Figure[], atFault: readonly Figure[]): Figure[] =>
  atFault.flatMap((figure) => {
    const what = figure.what.replace(SUFFIX, '');
    const before = sound.find((each) => each.what === what);
    if (!before) return [];
    const { cpuSeconds } = before;
    return [
      ...ratio(what, valueOf(before), valueOf(figure)),
      ...(cpuSeconds === undefined
        ? []
        : ratio(`${what}, processors`, cpuSeconds, figure.cpuSeconds ?? 0)),
    ];
  });

/** Whether each brand at fault is told of by the log, by the doctor and by the figures; who is not is named. */
export const whoWasTold = async (
  database: Database,
  served: Served,
  broken: readonly BrokenBrand[],
): Promise<Figure[]> => {
  const { rows } = await database
    .selectFrom('merchant')
    .select(['id', 'code'])
    .execute()
    .then((all) => ({ rows: new Map(all.map(({ id, code }) => [code, id])) }));
  const { findings } = await examinePlatform({ database, isWhole: false });
  const brands = findings.filter(({ check }) => check === 'brands');
  const log = served.told();
  const missed = (of: (brand: BrokenBrand) => boolean): string =>
    broken
      .filter((brand) => !of(brand))
      .map(({ code, how }) => `${code}: ${how}`)
      .join('; ');
  const inLog = ({ code }: BrokenBrand): boolean =>
    log.some(
      (line) =>
        line.includes(`"brand":"${code}"`) || line.includes(`"merchantId":${rows.get(code)}`),
    );
  const byDoctor = ({ code }: BrokenBrand): boolean =>
    brands.some(({ subject }) => subject.split(' ')[0] === code);
  const count = (of: (brand: BrokenBrand) => boolean): number => broken.filter(of).length;
  const text = await served.figures();
  const setAside = Number(/^livery_brands\{state="setAside"\} (\d+)/m.exec(text)?.[1] ?? 0);
  const byJobs = [...text.matchAll(/^livery_job_brands_at_fault\{.*\} ([1-9]\d*)$/gm)].length;
  const least = broken.length;
  const figure = (what: string, told: number, note: string): Figure => ({
    what,
    count: told,
    // Of goals it is looked whether they are too much: here, how many are missing.
    goal: goal('untold', 0, Math.max(0, least - told)),
    ...(note !== '' && { note: `not: ${note}` }),
  });
  return [
    figure('brands at fault told by the log', count(inLog), missed(inLog)),
    figure('brands at fault told by the doctor', count(byDoctor), missed(byDoctor)),
    figure('brands at fault in the figures', setAside + byJobs, ''),
  ];
};
