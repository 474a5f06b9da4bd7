import { resourceLinks } from '../settings/resource-links.ts';
import type { Settings } from '../settings/settings.ts';

/** The address of the first customer service that the brand has configured; '' when none. */
export const customerServiceUrl = (settings: Pick<Settings, 'resources'>): string =>
  resourceLinks(settings, ['CUSTOMERSERVICE1', 'CUSTOMERSERVICE2'])[0]?.url ?? '';
