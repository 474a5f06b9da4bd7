import { depositChannels } from '#api/deposits.ts';
import { readText } from '#domain/read-text.ts';
import { readMemberChannels } from '../ranks/rank-benefits.ts';
import { handle } from '../../base/endpoints/handler.ts';

/** The brand's ways to pay in; the house's accounts are no part of the answer's shape. */
export const depositChannelsHandler = handle(
  depositChannels,
  async (_input, { database, merchant, session, language }) => {
    const { currency, languages } = merchant.config;
    const channels = await readMemberChannels(database, merchant, session.memberId);
    return {
      currency,
      channels: channels.map((channel) => ({
        ...channel,
        name: readText(channel.name, language, languages.fallback),
      })),
    };
  },
);
