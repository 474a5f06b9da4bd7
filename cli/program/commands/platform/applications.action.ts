import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type ApplicationPicture,
  type OperatorApplication,
  openApplication,
  readApplications,
} from '#platform/money/promotions/read-applications.ts';
import { amountText } from '#platform/base/messages/amount-text.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { findApplication } from './find-application.ts';
import { withPlatform } from './open-platform.ts';

/** Readable by whoever looks, and nobody else on the machine. */
const PRIVATE = 0o600;

/**
 * Prints the applications that wait for a decision, the oldest first.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  limit,
  json = false,
}: MerchantOption & JsonOption & { limit: number }): Promise<void> => {
  const applications = await withPlatform(({ database, findMerchant }) =>
    readApplications(database, {
      merchantId: code === undefined ? null : findMerchant(code).id,
      limit,
    }),
  );
  if (json) return printJson({ applications });
  if (applications.length === 0) return printLine('No application waits for a decision.');
  const head = ['number', 'since', 'merchant', 'promotion', 'member', 'state', 'pictures', 'text'];
  const rows = applications.map((each) => [
    String(each.id),
    each.createdAt.toISOString(),
    each.merchant,
    each.promotionId,
    each.username,
    each.isLate ? `${each.state}, late` : each.state,
    String(each.images.length),
    plainText(each.remark),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};

/**
 * Prints one application and, if asked, writes its pictures as files; its member is told that somebody looks.
 *
 * @throws {InputError} when there is no such application
 */
export const show = async (
  id: number,
  { as: by, savePictures, json = false }: JsonOption & { as: string; savePictures?: string },
): Promise<void> => {
  const { application, pictures } = await withPlatform(async (platform) => {
    const found = await findApplication(platform, id);
    return {
      pictures: await openApplication(platform.database, found, by),
      application: await findApplication(platform, id),
    };
  });
  const files = savePictures === undefined ? [] : await save(savePictures, id, pictures);
  if (json) return printJson({ ...application, files });
  print(
    renderTable(
      factsOf(application).map(([name, value]) => [tintData('dim', name), plainText(value)]),
    ),
  );
  for (const file of files) printLine(`Written: ${file}`);
};

const factsOf = (each: OperatorApplication): [string, string][] => [
  ['merchant', each.merchant],
  ['promotion', each.promotionId],
  ['member', each.username],
  ['state', each.isLate ? `${each.state}, late` : each.state],
  ['since', each.createdAt.toISOString()],
  ['answer by', each.dueAt.toISOString()],
  [
    each.state === 'approved' ? 'granted' : 'at most',
    amountText(each.amountMinor, each.currency, 'en'),
  ],
  ['pictures', String(each.images.length)],
  ['looked at by', each.takenBy ?? ''],
  ['decided by', each.decidedBy ?? ''],
  ['because', each.note ?? ''],
  ['language', each.language],
  ['text', each.remark],
];

const save = async (
  folder: string,
  id: number,
  pictures: readonly ApplicationPicture[],
): Promise<string[]> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const files: string[] = [];
  for (const [at, { mime, bytes }] of pictures.entries()) {
    const file = path.join(folder, `${id}-${at + 1}.${mime === 'image/jpeg' ? 'jpg' : 'png'}`);
    await writeFile(file, bytes, { mode: PRIVATE });
    files.push(file);
  }
  return files;
};
