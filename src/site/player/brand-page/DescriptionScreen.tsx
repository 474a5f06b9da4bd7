import { BrandPage } from './BrandPage.tsx';

/** Who runs the brand, in its own words. */
export const DescriptionScreen = () => <BrandPage id="description" />;
