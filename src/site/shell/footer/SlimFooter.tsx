import { FooterSlim } from '#components/FooterSlim/FooterSlim.tsx';

import { useFooterContent } from './use-footer-content.tsx';

/** Everything that the full footer has, in few lines. */
export const SlimFooter = () => <FooterSlim {...useFooterContent()} />;
