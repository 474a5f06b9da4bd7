import { Suspense, useId, useRef } from 'react';
import { OverlayTrigger, type TriggerLook } from '../OverlayTrigger/OverlayTrigger.tsx';
import { useOpenState } from '../OverlayTrigger/use-open-state.ts';
import { lazyPart } from '../PageLoader/lazy-part.ts';
import type { MenuList } from './menu-item.ts';

export type { MenuItem } from './menu-item.ts';

export interface MenuProps extends TriggerLook, MenuList {
  /** Given together: the caller holds the state. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

const loadPopover = () => import('./MenuPopover.tsx');
const MenuPopover = lazyPart(loadPopover, 'MenuPopover');

/** A button that opens a list of actions or of choices. */
export const Menu = ({
  items,
  onSelect,
  selectedId,
  label,
  header,
  align,
  open: givenOpen,
  onOpenChange,
  ...look
}: MenuProps) => {
  const [open, setOpen] = useOpenState(givenOpen, onOpenChange);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  return (
    <>
      <OverlayTrigger
        {...look}
        ref={trigger}
        id={triggerId}
        kind="menu"
        open={open}
        onOpenChange={setOpen}
        // What does not come is asked for again when it is opened.
        onNear={() => void loadPopover().catch(() => undefined)}
      />
      {open && (
        <Suspense>
          <MenuPopover
            {...{ items, onSelect, selectedId, label, header, align, triggerId }}
            triggerRef={trigger}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
