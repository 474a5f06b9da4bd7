/* @jsxRuntime classic -- the manager runs on a React of its own, without `jsx-runtime`. */
import { useVirtualizer } from '@tanstack/react-virtual';
import React, { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { findBrands } from '../../pages/brands/find-brands.ts';
import type { BrandLine } from '../node/merchant-data.ts';
import { Empty, Frame, List, Name, Option, Search } from './picker-parts.ts';

const ROW_HEIGHT_PX = 36;

const idOf = (at: number): string => `livery-brand-${at}`;

interface BrandPickerProps {
  brands: readonly BrandLine[];
  /** The code of the brand that is worn. */
  chosen: string;
  onChoose: (code: string) => void;
  onClose: () => void;
}

interface BrandOptionProps extends Pick<BrandPickerProps, 'onChoose'> {
  brand: BrandLine;
  index: number;
  count: number;
  /** In px from the top of the list. */
  start: number;
  isChosen: boolean;
  isActive: boolean;
}

const BrandOption = ({
  brand: { code, name },
  index,
  count,
  start,
  isChosen,
  isActive,
  onChoose,
}: BrandOptionProps): ReactElement => (
  <Option
    id={idOf(index)}
    role="option"
    aria-selected={isChosen}
    aria-setsize={count}
    aria-posinset={index + 1}
    data-active={isActive || undefined}
    style={{ insetBlockStart: start, blockSize: ROW_HEIGHT_PX }}
    onClick={() => onChoose(code)}
  >
    <Name>{name}</Name>
    <span>{code}</span>
  </Option>
);

/** How far a key moves in a list, with the place that it moves from. */
const moved = (key: string, at: number, last: number): number | undefined =>
  ({
    ArrowDown: Math.min(last, at + 1),
    ArrowUp: Math.max(0, at - 1),
    PageDown: Math.min(last, at + 8),
    PageUp: Math.max(0, at - 8),
  })[key];

/** Search over a list of which only what is seen is drawn: ten thousand brands open as five do. */
export const BrandPicker = ({
  brands,
  chosen,
  onChoose,
  onClose,
}: BrandPickerProps): ReactElement => {
  const [search, setSearch] = useState('');
  const found = findBrands(brands, search);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      found.findIndex(({ code }) => code === chosen),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: () => ROW_HEIGHT_PX,
    initialOffset: at * ROW_HEIGHT_PX,
    overscan: 4,
  });
  const go = (next: number): void => {
    setAt(next);
    if (found.length > 0) rows.scrollToIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = moved(event.key, at, found.length - 1);
    const brand = found[at];
    if (next !== undefined) go(next);
    else if (event.key === 'Enter' && brand) onChoose(brand.code);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return (
    <Frame role="dialog" aria-label="Choose a brand" onKeyDown={onKeyDown}>
      <Search
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is opened to be searched
        autoFocus
        role="combobox"
        aria-label="Find a brand"
        aria-expanded
        aria-controls="livery-brands"
        aria-activedescendant={found.length > 0 ? idOf(at) : undefined}
        aria-autocomplete="list"
        placeholder={`Find one of ${brands.length.toLocaleString('en')} brands`}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setAt(0);
          rows.scrollToOffset(0);
        }}
      />
      {found.length === 0 && <Empty role="status">No brand is called so.</Empty>}
      <List ref={list} id="livery-brands" role="listbox" aria-label="Brands" tabIndex={-1}>
        <div style={{ position: 'relative', blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const brand = found[index];
            return (
              brand && (
                <BrandOption
                  key={brand.code}
                  brand={brand}
                  index={index}
                  count={found.length}
                  start={start}
                  isChosen={brand.code === chosen}
                  isActive={index === at}
                  onChoose={onChoose}
                />
              )
            );
          })}
        </div>
      </List>
    </Frame>
  );
};
