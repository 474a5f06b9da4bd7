import { depositChannels } from '#api/deposits.ts';
import { readText } from '#domain/read-text.ts';
import { handle } from '../handler.ts';

/** The brand's ways to pay in, without the house's accounts: those come with a deposit. */
export const depositChannelsHandler = handle(depositChannels, (_input, { merchant, language }) => {
  const { currency, payments, languages } = merchant.config;
  return {
    currency,
    channels: payments.channels.map(({ bankLines: _, name, ...channel }) => ({
      ...channel,
      name: readText(name, language, languages.fallback),
    })),
  };
});
