import type { RefObject } from 'react';
import { Tooltip as AriaTooltip, TooltipTriggerStateContext } from 'react-aria-components/Tooltip';
import { PageLocale } from '../PageLocale/PageLocale.tsx';
import * as styles from './Tooltip.css.ts';

/** What a `Tooltip` shows; a module of its own, loaded when it is needed. */
export const TooltipBubble = ({
  id,
  text,
  triggerRef,
  onClose,
}: {
  id: string;
  text: string;
  triggerRef: RefObject<HTMLSpanElement | null>;
  onClose: () => void;
}) => (
  <PageLocale>
    {/* React-aria's tooltip reads its state from here alone, even when told that it is open. */}
    <TooltipTriggerStateContext
      value={{ isOpen: true, shouldSkipAnimation: false, open: () => undefined, close: onClose }}
    >
      <AriaTooltip isOpen triggerRef={triggerRef} offset={8} className={styles.bubble}>
        <span id={id}>{text}</span>
      </AriaTooltip>
    </TooltipTriggerStateContext>
  </PageLocale>
);
