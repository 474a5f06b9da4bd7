import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { TextInput } from '#components/TextInput/TextInput.tsx';
import { loadList, useBrand } from '../../storybook/merchants.ts';
import type { BrandLine } from '../../storybook/node/merchant-data.ts';
import * as pages from '../pages.css.ts';
import { BrandCard } from './BrandCard.tsx';
import { findBrands } from './find-brands.ts';
import * as styles from './brand-list.css.ts';

/** In px: a card's least width, its height, and what stands between two. */
const CARD = { width: 220, height: 252, gap: 16 };

/** A brand's card, whose data come when the card is near the window. */
const Cell = ({ line }: { line: BrandLine }) => {
  const brand = useBrand(line.code);
  return brand ? (
    <BrandCard brand={brand} level={2} />
  ) : (
    <div className={styles.waiting}>{`${line.name} (${line.code})`}</div>
  );
};

const useColumns = () => {
  const ref = useRef<HTMLDivElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      const fits = Math.floor((element.clientWidth + CARD.gap) / (CARD.width + CARD.gap));
      setColumns(Math.max(1, fits));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, columns };
};

const Cards = ({ brands }: { brands: readonly BrandLine[] }) => {
  const { ref, columns } = useColumns();
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useVirtualizer({
    count: Math.ceil(brands.length / columns),
    getScrollElement: () => ref.current,
    estimateSize: () => CARD.height + CARD.gap,
    overscan: 2,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard
    <div ref={ref} className={styles.scroller} tabIndex={0} role="region" aria-label="Brands">
      <ul className={styles.whole} style={{ blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().flatMap((row) =>
          brands.slice(row.index * columns, (row.index + 1) * columns).map((line, at) => (
            <li
              key={line.code}
              className={styles.cell}
              aria-setsize={brands.length}
              aria-posinset={row.index * columns + at + 1}
              style={{
                insetBlockStart: row.start,
                insetInlineStart: `calc(${at} * (100% + ${CARD.gap}px) / ${columns})`,
                inlineSize: `calc((100% + ${CARD.gap}px) / ${columns} - ${CARD.gap}px)`,
                blockSize: CARD.height,
              }}
            >
              <Cell line={line} />
            </li>
          )),
        )}
      </ul>
    </div>
  );
};

/** Every brand as a card, found by search: as many are drawn as fit the window, however many there are. */
export const BrandList = ({
  search: first = '',
  onSearch,
}: {
  /** What is searched for at first. */
  search?: string;
  onSearch?: (search: string) => void;
}) => {
  const [search, setSearch] = useState(first);
  const [brands, setBrands] = useState<readonly BrandLine[]>([]);
  useEffect(() => {
    loadList().then(setBrands, () => {});
  }, []);
  const found = findBrands(brands, search);
  return (
    <main lang="en" className={styles.page}>
      <header className={styles.head}>
        <h1 className={pages.title}>Brands</h1>
        <div className={styles.search}>
          <TextInput
            label="Find a brand"
            type="search"
            hint="By code, name or language"
            value={search}
            onChange={(next) => {
              setSearch(next);
              onSearch?.(next);
            }}
          />
        </div>
      </header>
      <p className={pages.quiet} role="status">
        {found.length === brands.length
          ? `${brands.length.toLocaleString('en')} brands`
          : `${found.length.toLocaleString('en')} of ${brands.length.toLocaleString('en')} brands`}
      </p>
      {found.length === 0 && search !== '' && (
        <p className={pages.lead}>No brand is called so. Try fewer letters, or its code.</p>
      )}
      <Cards brands={found} />
    </main>
  );
};
