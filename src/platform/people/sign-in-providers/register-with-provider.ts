import { registerWithProvider } from '#api/sign-in-providers.ts';
import { handle } from '../../base/endpoints/handler.ts';
import { findProvider } from './provider-client.ts';
import { issueTicket } from './provider-tickets.ts';

/**
 * Makes the ticket with which the browser of a visitor who has agreed to the terms goes to the provider.
 * A plain link agrees to nothing: anybody can write one.
 */
export const registerWithProviderHandler = handle(
  registerWithProvider,
  async ({ id, ...started }, context, refuse) => {
    if (!findProvider(context.merchant, id)) return refuse('not_found');
    if (!started.agreed)
      return refuse('invalid_input', { fieldErrors: [{ field: 'agreed', rule: 'required' }] });
    return { start: await issueTicket(context, 'providerStart', { providerId: id, started }) };
  },
);
