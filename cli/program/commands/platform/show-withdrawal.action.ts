import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { amountText } from '#platform/base/messages/amount-text.ts';
import { type Proof, readProofs } from '#platform/money/withdrawals/read-waiting-withdrawals.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { plainText } from '../../../base/terminal/plain-text.ts';
import { print, printJson, printLine, tintData } from '../../../base/terminal/print.ts';
import { renderTable } from '../../../base/terminal/table.ts';
import { findWithdrawal } from './find-withdrawal.ts';
import { withPlatform } from './open-platform.ts';

type Shown = Awaited<ReturnType<typeof findWithdrawal>>['withdrawal'];

/**
 * Prints one withdrawal and, if asked, writes its proofs as files.
 *
 * @throws {InputError} when there is no such withdrawal
 */
export const run = async (
  id: number,
  { saveProofs, json = false }: JsonOption & { saveProofs?: string },
): Promise<void> => {
  const { withdrawal, proofs } = await withPlatform(async (platform) => {
    const found = await findWithdrawal(platform, id);
    const ids = found.withdrawal.payments.flatMap((payment) => payment.proofs);
    return {
      withdrawal: found.withdrawal,
      proofs: saveProofs ? await readProofs(platform.database, found.merchant.id, ids) : [],
    };
  });
  if (saveProofs) await writeProofs(saveProofs, proofs);
  if (json) printJson(withdrawal);
  else printWithdrawal(withdrawal);
};

const writeProofs = async (folder: string, proofs: readonly Proof[]): Promise<void> => {
  await mkdir(folder, { recursive: true });
  for (const { id, mime, bytes } of proofs) {
    const file = path.join(folder, `${id}.${mime === 'image/png' ? 'png' : mime.slice(6)}`);
    await writeFile(file, bytes);
    printLine(`Written: ${file}`);
  }
  if (proofs.length === 0) printLine('The member sent no pictures.');
};

const printWithdrawal = (withdrawal: Shown): void => {
  const money = (minor: number): string => amountText(minor, withdrawal.currency, 'en');
  const facts = [
    ['number', String(withdrawal.id)],
    ['merchant', withdrawal.merchant],
    ['member', withdrawal.username],
    ['amount', money(withdrawal.amountMinor)],
    ['paid', money(withdrawal.paidMinor)],
    ['state', withdrawal.status],
    ['bank', [withdrawal.bankName, withdrawal.branch].filter(Boolean).join(', ')],
    ['account', withdrawal.accountNumber],
    ['holder', withdrawal.holderName],
    ['since', withdrawal.requestedAt.toISOString()],
    ...(withdrawal.shortfallMinor > 0 ? [['house bears', money(withdrawal.shortfallMinor)]] : []),
    ...(withdrawal.rejectReason ? [['rejected', withdrawal.rejectReason]] : []),
  ];
  print(renderTable(facts.map(([name = '', value = '']) => [tintData('dim', name), value])));
  if (withdrawal.payments.length === 0) return;
  const head = ['payment', 'amount', 'state', 'sent', 'reference', 'by', 'pictures', 'remark'];
  const rows = withdrawal.payments.map((payment) => [
    String(payment.id),
    money(payment.amountMinor),
    payment.status,
    payment.sentAt.toISOString(),
    payment.reference ?? '',
    payment.answeredBy ?? '',
    String(payment.proofs.length),
    plainText(payment.remark ?? ''),
  ]);
  print(renderTable([head.map((word) => tintData('dim', word)), ...rows]));
};
