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

/** React notes on each element that it has taken over what it does. */
const isAlive = (button: HTMLElement): boolean =>
  Object.keys(button).some((key) => key.startsWith('__reactProps'));

/** Of several presses the last one counts; React may yet bring its button to life for it. */
const keepPress = ({ target }: MouseEvent): void => {
  pressed = null;
  const button = target instanceof Element ? target.closest<HTMLElement>('#app button') : null;
  if (!button || isAlive(button)) return;
  setTimeout(() => {
    if (!isAlive(button)) pressed = button;
  });
};

/** From now on React hears the presses on all that it has taken over: to be called when it begins to. */
export const endEarlyPresses = (): void => {
  pressed = window.liveryEarlyPress?.() ?? null;
  addEventListener('click', keepPress, true);
};

/**
 * Does what was pressed on the prerendered page while the code of that part was still on the way, once;
 * a page that was drawn anew has other buttons, and what was pressed is gone with the old ones. To be
 * used in each part that comes to life by itself.
 */
export const useEarlyPress = (): void =>
  useEffect(() => {
    const button = pressed;
    if (!button || (button.isConnected && !isAlive(button))) return;
    pressed = null;
    if (button.isConnected) button.click();
  }, []);
