import type { FastifyInstance } from 'fastify';
import { registerArtRoutes } from './art-routes.ts';
import { registerEventRoutes } from '../events/event-routes.ts';
import type { EndpointServices } from '../http/register-endpoints.ts';
import type { JobContext } from '../../base/jobs/run-jobs.ts';
import { registerOutboxPage } from '../../base/messages/outbox-page.ts';
import { registerPaymentRoutes } from './payment-routes.ts';
import { registerProviderRoutes } from '../../people/sign-in-providers/provider-routes.ts';
import { registerUploadRoutes } from './upload-routes.ts';
import { registerVendorRoutes } from '../../play/vendors/vendor-routes.ts';

/** What answers beside the calls, the sites and the pages about the platform. */
export const routesOf = (
  context: JobContext,
  {
    sites,
    leaving,
    rateFactor,
    isTriedOut,
    isDemo,
    hints,
    eventsEveryMs,
  }: Pick<EndpointServices, 'sites' | 'rateFactor' | 'hints'> & {
    leaving: AbortSignal;
    isTriedOut: boolean;
    isDemo: boolean;
    eventsEveryMs: number | undefined;
  },
): ((app: FastifyInstance) => void)[] => {
  const { database } = context;
  return [
    registerArtRoutes,
    (to) => registerPaymentRoutes(to, context, { hasSandbox: isTriedOut, hints }),
    (to) => registerVendorRoutes(to, { ...context, sites, hints }),
    (to) => registerEventRoutes(to, { database, sites, leaving, hints, tickMs: eventsEveryMs }),
    (to) => registerUploadRoutes(to, { database, sites }),
    (to) => registerProviderRoutes(to, { database, sites, rateFactor }),
    ...(isDemo ? [(to: FastifyInstance) => registerOutboxPage(to, { database, sites })] : []),
  ];
};
