import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from '#config/content/page-files.ts';
import type { Issue } from '#config/issues/issue.ts';
import { shownPath } from '#config/places/shown-path.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { withLock } from '../../base/files/with-lock.ts';
import { liveryHome } from '../../base/paths.ts';
import { makeAsker, type Asker, type Patience } from './ask-source.ts';
import { checkLaidOut, type FileChanges } from './check-laid-out.ts';
import { compareLists, textsOfItem, untranslatedOf } from './compare-lists.ts';
import type { ContentSource } from './content-source.ts';
import { fetchPictures, PICTURES } from './fetch-pictures.ts';
import { findLinksOut } from './links-out.ts';
import { layOutPages } from './lay-out-pages.ts';
import { layOutLists, readList, type LaidOutList } from './lay-out-lists.ts';
import { PullError, shownAddress } from './pull-fault.ts';
import type { PullReport } from './pull-report.ts';
import { readSource } from './read-source.ts';
import { rememberedAnswers } from './remembered-answers.ts';
import { bytesOf, realChanges, writeChanges } from './write-changes.ts';
import { findWrongPlaces } from './wrong-places.ts';

/** What a pull is asked for. */
export interface PullRequest {
  merchant: Pick<ResolvedMerchant, 'code' | 'folder' | 'config'>;
  source: ContentSource;
  patience: Patience;
  /** Says what would change, and writes nothing. */
  dryRun: boolean;
}

const asJson = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** The files that hold the lists of a merchant's content. */
const listFiles = ({ config }: PullRequest['merchant']): string[] =>
  Object.values(config.content).filter((file) => typeof file === 'string');

/** Pictures of earlier pulls that no content names any more. */
const leftPictures = (
  merchant: PullRequest['merchant'],
  lists: readonly LaidOutList[],
): string[] => {
  const { folder } = merchant;
  const kept = path.join(folder, PICTURES);
  const entries = existsSync(kept) ? readdirSync(kept, { withFileTypes: true }) : [];
  // A folder was made by no pull.
  const pictures = entries.filter((each) => !each.isDirectory()).map(({ name }) => name);
  const texts = listFiles(merchant).map((file) =>
    JSON.stringify(lists.find((list) => list.file === file)?.after ?? readList(folder, file)),
  );
  return pictures
    .map((name) => `${PICTURES}${name}`)
    .filter((file) => !texts.some((text) => text.includes(`"${file}"`)));
};

/** The merchant's files as they will be, and what that changes. */
const layOut = async (
  { merchant, source }: PullRequest,
  asker: Asker,
): Promise<Pick<PullReport, 'kinds' | 'untranslated'> & { wanted: FileChanges }> => {
  const { folder, config } = merchant;
  const content = await readSource(asker, source);
  const lists = layOutLists(folder, config, content.items, source.url);
  const pages = layOutPages(folder, config.languages.list, content.items.pages);
  const pictures = await fetchPictures(asker, content, source.url);
  const wanted = new Map<string, Buffer | undefined>([...pictures, ...pages.files]);
  for (const { file, after } of lists) wanted.set(file, asJson(after));
  for (const file of leftPictures(merchant, lists)) wanted.set(file, undefined);
  return {
    wanted,
    kinds: [
      ...lists.map(({ kind, before, after }) => compareLists(kind, before.items, after.items)),
      ...pages.kinds,
    ],
    untranslated: [
      ...lists.flatMap(({ kind, after }) =>
        untranslatedOf(kind, after.items, config.languages.list, {
          idOf: ({ id }) => String(id),
          textsOf: textsOfItem,
        }),
      ),
      ...pages.untranslated,
    ],
  };
};

const filesOf = (folder: string, changes: FileChanges): PullReport['files'] =>
  [...changes]
    .map(([file, bytes]) => ({
      file: shownPath(path.join(folder, file)),
      before: bytesOf(path.join(folder, file))?.length ?? 0,
      after: bytes?.length ?? 0,
    }))
    .toSorted((one, other) => (one.file < other.file ? -1 : 1));

/** Nothing that is told may hold the token, whatever the other side has sent. */
const withoutToken = (report: PullReport, { token }: ContentSource): PullReport =>
  token.length < 4
    ? report
    : (JSON.parse(JSON.stringify(report).replaceAll(token, '…')) as PullReport);

/** Places that a pull must not use: behind a link that leads out, or taken by something else than has to stand there. */
const findWrong = (folder: string, names: readonly string[]): Issue[] => {
  const links = findLinksOut(folder, names);
  return links.length > 0 ? links : findWrongPlaces(folder, names);
};

const pull = async (request: PullRequest, memory: string): Promise<PullReport> => {
  const { merchant, source, patience, dryRun } = request;
  const remembered = rememberedAnswers(memory);
  const asker = makeAsker(source, remembered, patience);
  const report = (part: Partial<PullReport>): PullReport => ({
    ok: false,
    merchant: merchant.code,
    source: shownAddress(source.url),
    written: false,
    kinds: [],
    files: [],
    untranslated: [],
    requests: asker.counted(),
    faults: [],
    problems: [],
    ...part,
  });
  // Before anything is read there, and once it is known which files will change.
  const wrong = findWrong(merchant.folder, [...listFiles(merchant), `${PAGES}/`, PICTURES]);
  if (wrong.length > 0) return report({ problems: wrong });
  try {
    const { wanted, kinds, untranslated } = await layOut(request, asker);
    const places = findWrong(merchant.folder, [...wanted.keys()]);
    if (places.length > 0) return report({ problems: places });
    const changes = realChanges(merchant.folder, wanted);
    const problems = checkLaidOut(merchant.folder, changes);
    const ok = problems.every(({ severity }) => severity !== 'error');
    const files = filesOf(merchant.folder, changes);
    if (!ok) return report({ kinds, files, problems });
    if (!dryRun) {
      writeChanges(merchant.folder, changes);
      remembered.save();
    }
    return report({ ok, written: !dryRun, kinds, files, untranslated, problems });
  } catch (error) {
    if (!(error instanceof PullError)) throw error;
    return report({ faults: error.faults });
  }
};

/**
 * Takes a merchant's content over from a content system: everything that it keeps, or nothing when
 * any of it is refused. Two pulls of one merchant take turns.
 *
 * @returns what became of it; what was refused throws nothing, see `ok`
 */
export const pullContent = async (request: PullRequest): Promise<PullReport> => {
  const memory = path.join(liveryHome(), 'content', request.merchant.code);
  const report = await withLock(`${memory}.lock`, () => pull(request, memory));
  return withoutToken(report, request.source);
};
