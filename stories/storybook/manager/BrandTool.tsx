/* @jsxRuntime classic -- the manager runs on a React of its own, without `jsx-runtime`. */
import React, { useEffect, useRef, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import type { BrandLine } from '../node/merchant-data.ts';
import { BrandPicker } from './BrandPicker.tsx';

const Opener = styled.button(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  blockSize: 28,
  paddingInline: 10,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: 6,
  background: theme.background.content,
  color: theme.color.defaultText,
  font: `700 12px ${theme.typography.fonts.base}`,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.color.secondary}`, outlineOffset: 1 },
}));

/** In px: how wide the picker is, and how far from the edges of the window. */
const PICKER = { width: 320, edge: 8 };

const useBrands = (): readonly BrandLine[] => {
  const [brands, setBrands] = useState<readonly BrandLine[]>([]);
  useEffect(() => {
    fetch('./brands/index.json')
      .then(async (response) => setBrands((await response.json()) as BrandLine[]))
      .catch(() => {});
  }, []);
  return brands;
};

/** Closes by Escape and by a press elsewhere; the focus goes back to where it came from. */
const useClosing = (isOpen: boolean, close: () => void, panel: { current: HTMLElement | null }) => {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.contains(event.target)) close();
    };
    // A press into the story arrives in its own window.
    window.addEventListener('blur', close);
    window.addEventListener('pointerdown', onPress);
    return () => {
      window.removeEventListener('blur', close);
      window.removeEventListener('pointerdown', onPress);
    };
  }, [isOpen, close, panel]);
};

/** The toolbar's brand: a list with search, for there may be thousands. */
export const BrandTool = (): ReactElement => {
  const [globals, updateGlobals] = useGlobals();
  const brands = useBrands();
  const [place, setPlace] = useState<{ top: number; left: number }>();
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const code = String(globals['brand'] ?? '');
  const name = brands.find((each) => each.code === code)?.name ?? code;
  useClosing(place !== undefined, () => setPlace(undefined), panel);
  const close = () => {
    setPlace(undefined);
    opener.current?.focus();
  };
  const open = () => {
    const box = opener.current?.getBoundingClientRect();
    if (!box) return;
    const most = window.innerWidth - PICKER.width - PICKER.edge;
    setPlace({ top: box.bottom + 6, left: Math.max(PICKER.edge, Math.min(box.left, most)) });
  };
  return (
    <>
      <Opener
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={place !== undefined}
        aria-label={`Brand: ${name}`}
        onPointerDown={(event) => place && event.stopPropagation()}
        onClick={() => (place ? close() : open())}
      >
        {name}
        <span aria-hidden>▾</span>
      </Opener>
      {place &&
        createPortal(
          <div
            ref={panel}
            style={{
              position: 'fixed',
              zIndex: 1000,
              ...place,
              inlineSize: PICKER.width,
              maxInlineSize: '94vw',
            }}
          >
            <BrandPicker
              brands={brands}
              chosen={code}
              onClose={close}
              onChoose={(next) => {
                updateGlobals({ brand: next });
                close();
              }}
            />
          </div>,
          document.body,
        )}
    </>
  );
};
