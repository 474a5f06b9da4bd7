import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type FeedbackImage,
  readFeedback,
  readFeedbackImages,
} from '#platform/app/feedback/read-feedback.ts';
import type { JsonOption } from '../../options/json.option.ts';
import type { MerchantOption } from '../../options/merchant.option.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { withPlatform } from './open-platform.ts';

interface Options extends MerchantOption, JsonOption {
  limit: number;
  savePictures?: string;
}

/**
 * Prints the newest messages and, if asked, writes their pictures as files.
 *
 * @throws {InputError} when the merchant is unknown or the database cannot be opened
 */
export const run = async ({
  merchant: code,
  limit,
  savePictures,
  json = false,
}: Options): Promise<void> => {
  const { messages, images } = await withPlatform(async ({ database, findMerchant }) => {
    const merchantId = code ? findMerchant(code).id : null;
    const found = await readFeedback(database, { merchantId, limit });
    const ids = savePictures ? found.flatMap((message) => message.images) : [];
    return { messages: found, images: await readFeedbackImages(database, ids) };
  });
  if (savePictures) await writePictures(savePictures, images);
  if (json) {
    printJson({ messages });
    return;
  }
  if (messages.length === 0) {
    printLine('Nobody has written.');
    return;
  }
  const head = ['id', 'merchant', 'when', 'from', 'about', 'answer to', 'pictures', 'text'];
  const rows = messages.map((message) => [
    String(message.id),
    message.merchant,
    message.createdAt.toISOString(),
    message.username ?? 'a visitor',
    message.questionType,
    plainText(message.contact ?? ''),
    String(message.images.length),
    plainText(message.content),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};

const writePictures = async (folder: string, images: readonly FeedbackImage[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const { id, mime, bytes } of images) {
    const file = path.join(folder, `${id}.${mime === 'image/jpeg' ? 'jpg' : 'png'}`);
    await writeFile(file, bytes);
    printLine(`Written: ${file}`);
  }
};
