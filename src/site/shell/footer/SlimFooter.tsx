import { FooterSlim } from '#components/Footer/FooterSlim.tsx';

import { useFooterContent } from './use-footer-content.tsx';

/** Everything that the full footer has, in few lines. */
export const SlimFooter = () => <FooterSlim {...useFooterContent()} />;
