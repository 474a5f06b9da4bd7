/*
 * npm run bench:engagement -- --claims --envelope --messages: what the platform does for many members at once. Each measure has
 * its own options; clients, server and database share this machine.
 */
import { engagementScript, options } from './engagement/engagement-options.ts';
import { measureChosen } from './measure-chosen.ts';

await measureChosen(engagementScript, options, {
  claims: () => import('./engagement/claims.ts'),
  envelope: () => import('./engagement/envelope.ts'),
  messages: () => import('./engagement/messages.ts'),
});
