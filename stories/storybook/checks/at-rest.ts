const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    // Observers of sizes are told between a frame's callbacks and the next task.
    requestAnimationFrame(() => setTimeout(resolve, 0));
  });

/** Lets fonts come, and what measures itself, such as a header that drops words, follow. */
export const settle = async (): Promise<void> => {
  await nextFrame();
  if (document.fonts.status === 'loaded') return;
  await document.fonts.ready;
  await nextFrame();
};

/** Whether anything comes to an end by itself: a transition, an animation, a picture. */
const isUnderWay = (): boolean =>
  document.fonts.status !== 'loaded' ||
  document.getAnimations().some(({ playState }) => playState === 'running') ||
  [...document.images].some(({ complete }) => !complete);

/** Where everything stands. */
const layout = (page: HTMLElement): string =>
  [...page.querySelectorAll('*')]
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${x} ${y} ${width} ${height}`;
    })
    .join('\n');

/** Frames without any change after which nothing more is expected to move. */
const STILL_FRAMES = 3;
/** Frames after which what still moves is what the story shows: a graph that grows, a wheel. */
const PATIENCE_FRAMES = 120;

/** Waits until nothing of the page moves or is on its way; what never rests is not waited for. */
export const comeToRest = async (page: HTMLElement): Promise<void> => {
  let before = '';
  let still = 0;
  for (let frames = 0; frames < PATIENCE_FRAMES && still < STILL_FRAMES; frames += 1) {
    await settle();
    const now = layout(page);
    still = now === before && !isUnderWay() ? still + 1 : 0;
    before = now;
  }
};
