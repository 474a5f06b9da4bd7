import { existsSync } from 'node:fs';
import path from 'node:path';
import { shownPath } from '#config/places/shown-path.ts';
import { baseTheme } from '#config/theme/base-theme.ts';
import { drawLogo, type DrawnLogo } from '../../build/draw/draw-logo.ts';
import { UsageError } from '../../base/terminal/errors.ts';
import { type Answers, findCodeError } from './answers.ts';
import type { AnswerFlags } from './answer-flags.ts';
import { answersFromFlags } from './answers-from-flags.ts';
import { checkDraft } from './check-draft.ts';
import { type Draft, dropDraft, landDraft, openDraft, writeDraft } from './draft.ts';
import { requireLicenceAnswers } from './licence-of.ts';
import type { GivenLogo } from './logo/read-logo.ts';
import { merchantFiles } from './merchant-files.ts';
import { refuseSite, requireSite } from './require-site.ts';
import { textsTold } from './texts-told.ts';

/** What a new merchant is made from; what is left out takes its default. */
export interface NewMerchantOptions extends AnswerFlags {
  code: string;
  /** Build its first site; so it is unless this says no. */
  build?: boolean;
  /** Show on stderr how the build is getting on. */
  showProgress?: boolean;
}

/** What was made: what `livery new --json` prints. */
export interface NewMerchant {
  merchant: string;
  /** Its folder, absolute. */
  folder: string;
  /** The files that were written, as paths from the working folder. */
  files: string[];
  /** Its site's folder; null when none was built. */
  site: string | null;
  /** The two colors of the brand. */
  colors: { primary: string; accent: string };
  /** What was converted, chosen or left out on the way, in sentences. */
  told: string[];
}

/** What a merchant is made from, worked out of the flags and the logo. */
interface Prepared {
  answers: Answers;
  logo: GivenLogo | undefined;
  drawn: DrawnLogo;
  told: string[];
}

const nameTold = (name: string, { missing, files }: DrawnLogo, hasLogo: boolean): string[] => {
  if (missing.length === 0 || hasLogo) return [];
  const letters = [...new Set(missing)].join(' ');
  const isWritten = files['logo-light.svg'].includes('<path fill="#16161d"');
  return [
    isWritten
      ? `No font here has ${letters}: the drawn logo goes without. Give a logo with --logo.`
      : `No font here has the letters of ${name} (${letters}): the drawn logo is an emblem without the name. Give a logo with --logo.`,
  ];
};

const prepare = async (code: string, flags: AnswerFlags): Promise<Prepared> => {
  // Whatever is wrong with the answers is told before a picture is opened.
  const plain = { ...flags, ...(flags.logo && flags.colors === 'auto' && { colors: undefined }) };
  requireLicenceAnswers(answersFromFlags(code, plain as AnswerFlags).answers);
  const logo = flags.logo === undefined ? undefined : await openLogo(flags.logo, flags);
  const palette = logo && (await paletteIn(logo));
  const { answers, told } = answersFromFlags(code, flags, palette);
  const { fonts, type } = baseTheme(answers.base);
  const drawn = await drawLogo({ ...answers, display: fonts.display, weight: type.displayWeight });
  const all = [
    ...told,
    ...nameTold(answers.name, drawn, logo !== undefined),
    ...textsTold(answers),
  ];
  return { answers, logo, drawn, told: all };
};

/** The library of pictures is loaded for whoever brings one. */
const openLogo = async (
  file: string,
  { colors, primary, accent }: AnswerFlags,
): Promise<GivenLogo> => {
  const { readLogo } = await import('./logo/read-logo.ts');
  const isNamed =
    (colors !== undefined && colors !== 'auto') || (primary !== undefined && accent !== undefined);
  return readLogo(file, !isNamed);
};

const paletteIn = async ({ pixels }: GivenLogo) => {
  const { paletteOf } = await import('./logo/palette.ts');
  return paletteOf(pixels);
};

/** Fills a draft until it passes the check, and answers what was told on the way. */
const fillDraft = async (
  draft: Draft,
  { answers, logo, drawn }: Prepared,
  { merchantsDir, folder }: { merchantsDir: string; folder: string },
): Promise<{ names: string[]; told: string[] }> => {
  const files = merchantFiles(answers, drawn.files, folder, new Date().toISOString());
  writeDraft(draft, files);
  const merchant = checkDraft(draft, merchantsDir, answers.code);
  const { fitDrawings } = await import('./logo/fit-drawings.ts');
  const fitted = await fitDrawings(merchant, drawn.files, logo);
  const assets = Object.entries(fitted.files).map(
    ([name, svg]) => [`assets/${name}`, svg] as const,
  );
  writeDraft(draft, Object.fromEntries(assets));
  checkDraft(draft, merchantsDir, answers.code);
  return { names: Object.keys(files), told: fitted.told };
};

const buildSite = async (request: {
  merchantsDir: string;
  outDir: string;
  code: string;
  quiet: boolean;
}) => {
  const { code, ...rest } = request;
  const { buildFleet } = await import('../../build/fleet/build-fleet.ts');
  const building = buildFleet({ ...rest, codes: [code], force: false });
  requireSite(await building.catch((error: unknown) => refuseSite(error, code)), code);
};

/**
 * Makes a merchant: its folder with file, logo and first contents, checked before it lands among the
 * others, then its first site.
 *
 * @throws {UsageError} when the code is taken or an answer cannot be used; nothing is written
 * @throws {InputError} when the logo cannot be used, or the merchant would not pass its check; nothing is
 *   written
 * @throws {UnbuiltError} when the merchant is made and its site cannot be built
 */
export const createMerchant = async ({
  merchantsDir,
  outDir,
  code,
  build = true,
  showProgress = false,
  ...flags
}: NewMerchantOptions & { merchantsDir: string; outDir: string }): Promise<NewMerchant> => {
  const wrong = findCodeError(code);
  if (wrong !== undefined) throw new UsageError(wrong);
  const folder = path.join(merchantsDir, code);
  if (existsSync(folder)) throw new UsageError(`${folder} exists already.`);
  const prepared = await prepare(code, flags);
  const draft = openDraft(code);
  try {
    const { names, told } = await fillDraft(draft, prepared, { merchantsDir, folder });
    landDraft(draft, folder);
    if (build) await buildSite({ merchantsDir, outDir, code, quiet: !showProgress });
    const { primary, accent } = prepared.answers;
    return {
      merchant: code,
      folder,
      files: names.map((name) => shownPath(path.join(folder, name))),
      site: build ? path.join(outDir, code) : null,
      colors: { primary, accent },
      told: [...prepared.told, ...told],
    };
  } finally {
    dropDraft(draft);
  }
};
