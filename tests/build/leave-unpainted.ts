/**
 * Nobody looks on: a window is laid out and styled as ever, and not painted, which without a graphics
 * card is four tenths of all the work. What is asserted is read from texts and boxes.
 */
export const leaveUnpainted = (): void => {
  if (window !== window.top) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 !important; }');
  document.adoptedStyleSheets = [sheet];
};
