import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { OverlayTrigger, type TriggerLook } from '../OverlayTrigger/OverlayTrigger.tsx';
import { useOpenState } from '../OverlayTrigger/use-open-state.ts';

export interface PopoverProps extends TriggerLook {
  /** The name of what opens. */
  label: string;
  /** The name of the cross: below 640 px the panel is a sheet at the bottom edge. */
  closeLabel: string;
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  children: ReactNode;
}

const loadPanel = () => import('./PopoverPanel.tsx');
const PopoverPanel = lazy(async () => ({ default: (await loadPanel()).PopoverPanel }));

/** A button that opens a small panel beside it: details, a QR code, a few settings. */
export const Popover = ({
  label,
  closeLabel,
  align = 'start',
  open: givenOpen,
  onOpenChange,
  children,
  ...look
}: PopoverProps) => {
  const [open, setOpen] = useOpenState(givenOpen, onOpenChange);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <OverlayTrigger
        {...look}
        ref={trigger}
        kind="dialog"
        open={open}
        onOpenChange={setOpen}
        onNear={() => void loadPanel()}
      />
      {open && (
        <Suspense>
          <PopoverPanel
            label={label}
            closeLabel={closeLabel}
            align={align}
            triggerRef={trigger}
            onClose={() => setOpen(false)}
          >
            {children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
};
