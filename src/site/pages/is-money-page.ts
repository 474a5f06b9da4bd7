import { memberPagePlaces } from './member-page-places.generated.ts';

/**
 * Whether an address is a page of the member center where money is paid in, out or across.
 *
 * @param pathname such as `/withdraw`
 */
export const isMoneyPage = (pathname: string): boolean =>
  Object.entries(memberPagePlaces).some(
    ([page, { group }]) => group === 'money' && pathname === `/${page}`,
  );
