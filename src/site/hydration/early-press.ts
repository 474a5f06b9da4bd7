import { useEffect } from 'react';

declare global {
  interface Window {
    /**
     * Ends the keeping of presses, which the script of `templates/mode.js.hbs` began with the page; gives
     * the button that was pressed last, if any.
     */
    liveryEarlyPress?: () => HTMLElement | null;
  }
}

let pressed: HTMLElement | null = null;

/** From now on React hears every press: to be called when it begins to take the page over. */
export const endEarlyPresses = (): void => {
  pressed = window.liveryEarlyPress?.() ?? null;
};

/**
 * Does what was pressed on the prerendered page while its code was still on the way, once; a page that
 * was drawn anew has other buttons, and what was pressed is gone with the old ones.
 */
export const useEarlyPress = (): void =>
  useEffect(() => {
    const button = pressed;
    pressed = null;
    if (button?.isConnected) button.click();
  }, []);
