/** As small as phones are sold, in px. */
const PHONE = { width: 360, height: 740 } as const;

const describe = (element: Element): string => element.outerHTML.slice(0, 160);

/** Whether something around it clips what sticks out: then nobody can scroll there. */
const isClipped = (element: Element): boolean => {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible' && at !== document.documentElement)
      return true;
  }
  return false;
};

/** What is wider than the page, so that the page scrolls sideways. */
export const overflowing = (page: HTMLElement): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...page.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return (right > clientWidth + 0.5 || left < -0.5) && !isClipped(element);
  });
  const figures = `the page is ${scrollWidth} px wide on a screen of ${clientWidth} px`;
  return [`overflow: ${figures}\n      ${wide[0] ? describe(wide[0]) : 'no element of the story'}`];
};

/**
 * Shows the page on a phone for a moment: the test run draws it in a frame, which is made as small.
 *
 * @param look called while the page is 360 px wide
 * @throws {Error} when the page stands in no frame of the test run
 */
export const onPhone = async (look: () => void | Promise<void>): Promise<void> => {
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('The story is not drawn in a frame.');
  const { width, height } = frame.style;
  Object.assign(frame.style, { width: `${PHONE.width}px`, height: `${PHONE.height}px` });
  try {
    await look();
  } finally {
    Object.assign(frame.style, { width, height });
  }
};
