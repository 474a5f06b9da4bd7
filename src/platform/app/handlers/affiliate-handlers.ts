import { affiliateCheckHandler } from '../../people/affiliate/check-affiliate-code.ts';
import { affiliateVisitHandler } from '../../people/affiliate/count-visit.ts';
import { affiliateInfoHandler } from '../../people/affiliate/read-affiliate.ts';

/** Invitation codes of agents. */
export const affiliateHandlers = {
  affiliateCheck: affiliateCheckHandler,
  affiliateInfo: affiliateInfoHandler,
  affiliateVisit: affiliateVisitHandler,
};
