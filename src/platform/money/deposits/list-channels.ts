import { depositChannels } from '#api/deposits.ts';
import { readText } from '#domain/read-text.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** The brand's ways to pay in; the house's accounts are no part of the answer's shape. */
export const depositChannelsHandler = handle(depositChannels, (_input, { merchant, language }) => {
  const { currency, payments, languages } = merchant.config;
  return {
    currency,
    channels: payments.channels.map((channel) => ({
      ...channel,
      name: readText(channel.name, language, languages.fallback),
    })),
  };
});
