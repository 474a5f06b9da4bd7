import {
  FooterFull as LibraryFooter,
  type FooterFullProps,
} from '#components/FooterFull/FooterFull.tsx';

/** The footer of the library, with a word of our own. */
export const FooterFull = (props: FooterFullProps) => (
  <div data-own="northlight">
    <LibraryFooter {...props} />
  </div>
);
