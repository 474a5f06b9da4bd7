import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { checkMerchants } from '#config/check-merchants.ts';
import { exportTokens } from '#config/dtcg/export-tokens.ts';
import type { Issue, UnplacedIssue } from '#config/issues/issue.ts';
import { issueRules } from '#config/issues/issue-rules.ts';
import type { ResolvedMerchant } from '#config/load-merchants.ts';
import { placeIssues } from '#config/places/place-issues.ts';
import { readTokenFiles } from '#config/token-files/read-token-files.ts';
import type { ReadTokens, TokenChoice } from '#config/token-files/token-file.ts';
import { applyTokens, choiceOf } from '#config/token-import/import-tokens.ts';
import type { TokenMap } from '#config/token-import/token-map.ts';
import { writeTokens } from '#config/token-import/write-tokens.ts';
import { writeWhole } from '../../base/files/write-whole.ts';

/** Which side holds when both differ and nobody knows which was edited last. */
export type Side = 'file' | 'theme';

/** What is kept in step. */
export interface SyncOptions {
  merchantsDir: string;
  code: string;
  /** Files or folders of design tokens, absolute. */
  paths: readonly string[];
  map: TokenMap;
  choice: TokenChoice;
  /** What can be taken over is, beside what cannot. */
  partial?: boolean;
}

/** What a look at both sides came to. */
export type SyncEvent =
  | { event: 'in-step' }
  /** The file was made from the theme. */
  | { event: 'created'; file: string }
  /** An edit of the file is in the theme now. */
  | { event: 'to-theme'; values: number; problems: Issue[] }
  /** An edit of the theme is in the file now. */
  | { event: 'to-file'; values: number; problems: Issue[] }
  /** One side cannot be read or taken over; the other stays as it is. */
  | { event: 'refused'; side: Side; problems: Issue[] }
  /** Both were edited and differ; neither is overwritten. */
  | { event: 'conflict' };

/** Both sides as they stand on the disk. */
interface Look {
  merchant: ResolvedMerchant | undefined;
  themeProblems: Issue[];
  themeHash: string;
  read: ReadTokens;
  fileHash: string;
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

const hashOfFiles = ({ documents, issues }: ReadTokens): string =>
  hashOf([documents.map(({ file, text }) => [file, text]), issues.map(({ message }) => message)]);

const isError = ({ code }: UnplacedIssue): boolean => issueRules[code].severity === 'error';

/** Two sides that are kept in step; each call of `step` looks at both and carries an edit over. */
export class TokenSync {
  readonly #options: SyncOptions;
  /** What both sides were when they last agreed. */
  #agreed: { theme: string; file: string } | undefined;
  /** What has been told already: a fault is told once. */
  #told = '';
  /** One step after another: each writes what the next one reads. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: SyncOptions) {
    this.#options = options;
  }

  /** Files that must be looked at. */
  get files(): readonly string[] {
    const { merchantsDir, code, paths } = this.#options;
    return [path.join(merchantsDir, code, 'merchant.json'), ...paths];
  }

  async #look(): Promise<Look> {
    const { merchantsDir, code, paths, map, choice } = this.#options;
    const { merchants, issues } = await checkMerchants(merchantsDir, [code]);
    const themeProblems = issues.filter(({ severity }) => severity === 'error');
    const [merchant] = themeProblems.length > 0 ? [] : merchants;
    const read = readTokenFiles(paths, choiceOf(map, choice));
    const { theme, config } = merchant ?? {};
    const themeHash = hashOf([theme, config?.theme.brand, config?.theme.fonts]);
    return { merchant, themeProblems, themeHash, read, fileHash: hashOfFiles(read) };
  }

  /** Says something once for the state that both sides are in. */
  #once(look: Look, event: SyncEvent): SyncEvent | undefined {
    const key = hashOf([look.themeHash, look.fileHash, event.event]);
    if (this.#told === key) return undefined;
    this.#told = key;
    return event;
  }

  #agree({ themeHash, fileHash }: Look): void {
    this.#agreed = { theme: themeHash, file: fileHash };
    this.#told = '';
  }

  #placed(issues: readonly UnplacedIssue[]): Issue[] {
    const merchant = this.#options.code;
    return placeIssues(issues.map((each) => ({ ...each, merchant })));
  }

  /** Nothing changed on the disk between the look and now, so that nothing is lost by writing. */
  async #isStill({ themeHash, fileHash }: Look): Promise<boolean> {
    const now = await this.#look();
    return now.themeHash === themeHash && now.fileHash === fileHash;
  }

  async #toTheme(look: Look, merchant: ResolvedMerchant): Promise<SyncEvent | undefined> {
    const { file, text, edits, issues } = applyTokens(merchant, look.read, this.#options.map);
    const problems = this.#placed(issues);
    const isTaken = this.#options.partial === true && edits.length > 0;
    if (issues.some(isError) && !isTaken) {
      return this.#once(look, { event: 'refused', side: 'file', problems });
    }
    if (!(await this.#isStill(look))) return this.#step();
    if (edits.length > 0) writeWhole(realpathSync(file), text);
    this.#agree(await this.#look());
    return { event: 'to-theme', values: edits.length, problems };
  }

  async #toFile(look: Look, merchant: ResolvedMerchant): Promise<SyncEvent | undefined> {
    if (look.read.issues.some(isError)) {
      const problems = this.#placed(look.read.issues);
      return this.#once(look, { event: 'refused', side: 'file', problems });
    }
    const { texts, changed, issues } = writeTokens(merchant, look.read, this.#options.map);
    if (!(await this.#isStill(look))) return this.#step();
    for (const [file, text] of texts) writeWhole(realpathSync(file), text);
    this.#agree(await this.#look());
    return { event: 'to-file', values: changed, problems: this.#placed(issues) };
  }

  /** Whether the file wants nothing that the theme is not. */
  #isInStep({ read }: Look, merchant: ResolvedMerchant): boolean {
    const { edits, issues } = applyTokens(merchant, read, this.#options.map);
    return edits.length === 0 && (this.#options.partial === true || !issues.some(isError));
  }

  async #settle(look: Look, merchant: ResolvedMerchant): Promise<SyncEvent | undefined> {
    if (this.#isInStep(look, merchant)) {
      const isNews = this.#agreed === undefined || this.#told !== '';
      this.#agree(look);
      return isNews ? { event: 'in-step' } : undefined;
    }
    return this.#once(look, { event: 'conflict' });
  }

  /** Writes the file of design tokens if there is none yet. */
  async create(): Promise<SyncEvent | undefined> {
    const [file] = this.#options.paths;
    if (file === undefined || existsSync(file)) return undefined;
    const { merchant } = await this.#look();
    if (merchant === undefined) return undefined;
    writeWhole(file, `${JSON.stringify(exportTokens(merchant), null, 2)}\n`);
    this.#agree(await this.#look());
    return { event: 'created', file };
  }

  /**
   * Looks at both sides and carries an edit from one to the other. What is at fault is told and
   * stays; where both were edited and differ, neither is overwritten.
   *
   * @param prefer at the beginning, when nobody knows what was edited: the side that holds
   * @returns what happened; undefined when nothing did, or nothing new
   */
  step(prefer?: Side): Promise<SyncEvent | undefined> {
    const mine = this.#last.then(() => this.#step(prefer));
    this.#last = mine.catch(() => {});
    return mine;
  }

  async #step(prefer?: Side): Promise<SyncEvent | undefined> {
    const look = await this.#look();
    const { merchant, themeProblems: problems } = look;
    if (merchant === undefined) {
      return this.#once(look, { event: 'refused', side: 'theme', problems });
    }
    const agreed = this.#agreed;
    const isFileNew = agreed ? agreed.file !== look.fileHash : prefer !== 'theme';
    const isThemeNew = agreed ? agreed.theme !== look.themeHash : prefer !== 'file';
    if (!isFileNew && !isThemeNew) {
      // A fault was put right by taking it back.
      const wasTold = this.#told !== '';
      this.#told = '';
      return wasTold ? { event: 'in-step' } : undefined;
    }
    if (isFileNew && isThemeNew) return this.#settle(look, merchant);
    return isFileNew ? this.#toTheme(look, merchant) : this.#toFile(look, merchant);
  }
}
