import type { Browser, Page } from 'playwright';

/** How a story is drawn: the values of the toolbar. */
export interface StageGlobals {
  brand: string;
  mode: string;
  language: string;
}

/** A picture of one story; its size is that of the picture, not of the page. */
export interface StoryPicture {
  png: Buffer;
  width: number;
  height: number;
}

/** Longer stories are cut: a sheet is for a look. */
const MAX_HEIGHT = 1600;
const MIN_HEIGHT = 40;

interface Channel {
  emit: (event: string, ...values: unknown[]) => void;
  once: (event: string, listener: () => void) => void;
}

/** Where Storybook's preview puts the channel that its toolbar speaks through. */
const CHANNEL = '__STORYBOOK_ADDONS_CHANNEL__';

/** A page of Storybook's preview that shows one story after another without loading anew. */
export interface StoryStage {
  show: (id: string) => Promise<void>;
  wear: (globals: StageGlobals) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  take: () => Promise<StoryPicture>;
}

const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // What is hidden or further down comes when it is seen, so never here.
    const images = [...document.images].filter(
      (image) =>
        !image.complete &&
        image.checkVisibility() &&
        image.getBoundingClientRect().top < window.innerHeight,
    );
    const loads = images.map(
      (image) =>
        new Promise<void>((resolve) => {
          image.addEventListener('load', () => resolve());
          image.addEventListener('error', () => resolve());
        }),
    );
    const patience = new Promise<void>((resolve) => {
      setTimeout(resolve, 2000);
    });
    await Promise.race([Promise.all(loads), patience]);
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });

/** Sends a message to the preview and waits until the story is drawn. */
const send = (page: Page, event: string, message: unknown): Promise<void> =>
  page.evaluate(
    ([place, name, value]) =>
      new Promise<void>((resolve, reject) => {
        const channel = Reflect.get(globalThis, place) as Channel;
        const timer = setTimeout(() => reject(new Error('the story was never drawn')), 15_000);
        const end = (): void => {
          clearTimeout(timer);
          resolve();
        };
        channel.once('storyFinished', end);
        channel.emit(name, value);
      }),
    [CHANNEL, event, message] as const,
  );

/** How far down the page reaches, what floats above it included. */
const contentHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const padding = 16;
    const bottoms = [...document.querySelectorAll('body *')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0)
      .map(({ bottom }) => bottom + window.scrollY + padding);
    return Math.ceil(Math.max(0, ...bottoms));
  });

const take = async (page: Page, scale: number): Promise<StoryPicture> => {
  await settle(page);
  const width = page.viewportSize()?.width ?? 0;
  const wanted = await contentHeight(page);
  const height = Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, wanted));
  const clip = { x: 0, y: 0, width, height };
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
  return { png, width: Math.round(width * scale), height: Math.round(height * scale) };
};

/**
 * Opens the preview of a Storybook.
 *
 * @param url where the Storybook is served
 * @param first a story to begin with
 * @param scale of the pictures: one half draws four times as fast
 */
export const openStage = async (
  browser: Browser,
  url: string,
  first: string,
  scale: number,
): Promise<StoryStage> => {
  const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: scale });
  await page.goto(`${url}/iframe.html?viewMode=story&id=${first}`);
  await page.waitForFunction(
    (place) => place in globalThis && document.body.matches('.sb-show-main'),
    CHANNEL,
  );
  let current = first;
  return {
    show: async (id) => {
      // The preview does not draw again what it shows already.
      if (id === current) return;
      current = id;
      await send(page, 'setCurrentStory', { storyId: id, viewMode: 'story' });
    },
    wear: (globals) => send(page, 'updateGlobals', { globals }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    take: () => take(page, scale),
  };
};
