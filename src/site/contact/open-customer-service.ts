import type { MouseEvent } from 'react';

const WINDOW = 'popup,width=480,height=720';

/**
 * Opens the customer service in a window of its own, as the specification has it. An address that
 * is no web page (`tel:`, `mailto:`), a wanted new tab, or a browser that opens no windows leaves
 * the link as it is.
 */
export const openCustomerService = (event: MouseEvent<HTMLAnchorElement>): void => {
  const { href } = event.currentTarget;
  const isWeb = href.startsWith('https:') || href.startsWith('http:');
  if (!isWeb || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (window.open(href, 'customerService', WINDOW)) event.preventDefault();
};
