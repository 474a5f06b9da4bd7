import { makeVapidKeys } from '#platform/base/messages/vapid.ts';
import type { JsonOption } from '../../options/json.option.ts';
import { printJson, printLine } from '../../../base/terminal/print.ts';

/** Prints a new pair of keys for web push, as the environment takes them. */
export const run = async ({ json = false }: JsonOption): Promise<void> => {
  const keys = makeVapidKeys();
  if (json) return printJson(keys);
  printLine(`LIVERY_VAPID_PUBLIC_KEY=${keys.publicKey}`);
  printLine(`LIVERY_VAPID_PRIVATE_KEY=${keys.privateKey}`);
};
