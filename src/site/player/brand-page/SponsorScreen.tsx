import { BrandPage } from './BrandPage.tsx';

/** Whom the brand sponsors, in its own words. */
export const SponsorScreen = () => <BrandPage id="sponsor" />;
