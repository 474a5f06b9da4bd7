import { useEffect } from 'react';
import { loadBrand, loadList, useMerchants } from '../../storybook/merchants.ts';
import type { MerchantData } from '../../storybook/node/merchant-data.ts';

/** The first brands of the list, as they come. */
export const useFirstBrands = (count: number): readonly MerchantData[] => {
  useEffect(() => {
    loadList().then(
      (brands) => Promise.allSettled(brands.slice(0, count).map(({ code }) => loadBrand(code))),
      () => {},
    );
  }, [count]);
  return useMerchants().slice(0, count);
};
