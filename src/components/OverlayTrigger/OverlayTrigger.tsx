import type { ReactNode, Ref } from 'react';
import { button } from '../Button/Button.css.ts';

/** How the button that opens a menu or a popover looks. */
export interface TriggerLook {
  /** What the button shows. */
  trigger: ReactNode;
  /** Its name, where it shows only an icon. */
  triggerLabel?: string | undefined;
  triggerVariant?: 'primary' | 'secondary' | 'ghost' | undefined;
  triggerSize?: 'sm' | 'md' | 'lg' | undefined;
  /** A class of the caller's in place of the button look. */
  triggerClassName?: string | undefined;
}

export interface OverlayTriggerProps extends TriggerLook {
  ref: Ref<HTMLButtonElement>;
  id?: string | undefined;
  kind: 'menu' | 'dialog';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Starts to load what will open: called when a pointer or the focus comes near. */
  onNear: () => void;
}

/**
 * The button of a menu or a popover. A plain element, so that a page that shows closed menus
 * pays nothing for what is inside; that is loaded when it is about to be opened.
 */
export const OverlayTrigger = ({
  ref,
  id,
  trigger,
  triggerLabel,
  triggerVariant = 'ghost',
  triggerSize = 'md',
  triggerClassName,
  kind,
  open,
  onOpenChange,
  onNear,
}: OverlayTriggerProps) => (
  <button
    ref={ref}
    id={id}
    type="button"
    className={triggerClassName ?? button({ variant: triggerVariant, size: triggerSize })}
    aria-label={triggerLabel}
    aria-haspopup={kind}
    aria-expanded={open}
    onPointerEnter={onNear}
    onFocus={onNear}
    onClick={() => onOpenChange(true)}
    onKeyDown={(event) => {
      // While what opens is still being loaded, the focus is here: whoever gives up must not meet
      // it later, over a page that is in use again.
      if (open && event.key === 'Escape') onOpenChange(false);
      if (kind !== 'menu' || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
      event.preventDefault();
      onOpenChange(true);
    }}
  >
    {trigger}
  </button>
);
