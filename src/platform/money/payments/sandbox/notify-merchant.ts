import type { SandboxPayment } from '../../../base/database/payment-tables.ts';
import type { Merchant } from '../../../base/endpoints/handler.ts';
import type { JobContext } from '../../../base/jobs/run-jobs.ts';
import { readProviderSecret } from '../provider-secret.ts';
import { SIGNATURE_HEADER, signBody } from '../../../base/messages/signed-message.ts';
import { reportOf } from './sandbox-payments.ts';

/** A merchant that does not answer within this time asks for itself, later. */
const ANSWER_WITHIN_MS = 5000;

/**
 * Tells the merchant how a payment stands, once: a message that is lost does no harm, because a
 * merchant asks about what it has not heard of.
 */
export const notifyMerchant = async (
  { database, log }: JobContext,
  merchant: Merchant,
  payment: SandboxPayment,
): Promise<void> => {
  const secret = await readProviderSecret(database, merchant, 'sandbox');
  const rawBody = JSON.stringify(reportOf(payment));
  try {
    const response = await fetch(payment.callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [SIGNATURE_HEADER]: signBody(secret, rawBody),
      },
      body: rawBody,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    if (!response.ok) throw new Error(`it answered ${response.status}`);
  } catch (error) {
    log.warn({ err: error, merchant: merchant.code }, 'The sandbox could not tell a merchant.');
  }
};
