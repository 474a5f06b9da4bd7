/* Generated from every .screen.ts, .popup.ts and .part.ts of src/site by scripts/generate-types.ts. Do not edit. */
/* oxlint-disable */

import { feature, type Feature } from './pages/feature.ts';
import { hasApplications, hasRaces, hasRaffles, hasRedEnvelopes } from './settings/what-is-on.ts';

/** What only brands with some kind of promotion have. */
export const promotionParts = {
  application: feature({
    name: 'ApplicationForm',
    load: () => import('./player/promotions/ApplicationForm.tsx'),
    when: hasApplications,
  }),
  races: feature({
    name: 'RaceOffer',
    load: () => import('./player/promotions/RaceOffer.tsx'),
    when: hasRaces,
  }),
  raffle: feature({
    name: 'RafflePanel',
    load: () => import('./player/promotions/RafflePanel.tsx'),
    when: hasRaffles,
  }),
  redEnvelopes: feature({
    name: 'EnvelopeWatch',
    load: () => import('./red-envelopes/EnvelopeWatch.tsx'),
    when: hasRedEnvelopes,
  }),
} satisfies Record<string, Feature>;
