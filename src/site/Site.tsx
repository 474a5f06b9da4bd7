import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

import type { RunningSite } from './create-site.ts';

/** Gives all that is inside the site's state and words. */
export const Site = ({ site, children }: { site: RunningSite; children: ReactNode }) => (
  <Provider store={site.store}>
    <I18nextProvider i18n={site.i18n}>{children}</I18nextProvider>
  </Provider>
);
