import type { PopupName } from '#generated/page-paths.ts';
import { createSite, type RunningSite } from '#site/create-site.ts';
import { modeAtom } from '#site/appearance/mode.state.ts';
import { loadMessages } from '#site/i18n/locales.ts';
import { partsAtOnce, partsBelow } from '#site/parts.ts';
import { routeAt } from '#site/routes.ts';
import { ANNOUNCEMENTS_CLOSED_KEY } from '#site/session/announcements-closed.ts';
import { openPopupAtom } from '#site/session/popup.state.ts';
import { restoreSessionAtom } from '#site/session/restore-session.state.ts';
import { TOKEN_KEY } from '#site/session/token.state.ts';
import type { Settings } from '#site/settings/settings.ts';
import { tabStorage } from '#site/storage/browser-storage.ts';
import { fetchPart } from '../storybook/fetch-brand.ts';
import type { StoryEnvironment } from '../storybook/story-environment.ts';
import { playRecording } from './play-recording.ts';
import type { RecordedAnswers, ScreenData } from './recording.ts';

/** Which screen a story shows, and to whom. */
export interface ScreenStory {
  path: string;
  who?: 'visitor' | 'member';
  /** Opened over the screen. */
  popup?: PopupName;
  /** With what it is opened: those of its `PopupDetails`. */
  details?: object;
  /** The announcement popup may appear, as on a first visit. */
  announcements?: boolean;
  /**
   * What the platform answers otherwise than it was recorded; by call, see `recording.ts`. A call
   * may be named without its language.
   */
  answers?: (recorded: RecordedAnswers) => RecordedAnswers;
  /** What the answers hold beside the brand's own promotions: its site has the parts for them, too. */
  uses?: Settings['uses'];
}

/** A screen ready to be drawn. */
export interface OpenedScreen {
  site: RunningSite;
  path: string;
  /** Ends the playing of the recording. */
  close: () => void;
}

/** Nothing of an earlier story is left over, and a member has a session. */
const prepareStorage = ({ who, announcements = false }: ScreenStory): void => {
  tabStorage.clear();
  if (!announcements) tabStorage.setItem(ANNOUNCEMENTS_CLOSED_KEY, 'A,B,F');
  if (who === 'member') tabStorage.setItem(TOKEN_KEY, 'recorded');
};

const fetched = new Map<string, Promise<ScreenData>>();

const screensOf = (code: string): Promise<ScreenData> => {
  const known = fetched.get(code) ?? fetchPart<ScreenData>(code, 'screens');
  fetched.set(code, known);
  return known;
};

// An edited text or setting shows without a reload.
import.meta.hot?.on('livery:brands', () => fetched.clear());

/**
 * Starts the site of a brand over its recording, as its own page would.
 *
 * @throws {BrandError} when the brand's files are at fault
 */
export const openScreen = async (
  story: ScreenStory,
  { merchant, language, mode }: StoryEnvironment,
): Promise<OpenedScreen> => {
  const data = await screensOf(merchant);
  const { recording } = data;
  const settings = { ...data.settings, uses: [...data.settings.uses, ...(story.uses ?? [])] };
  const visitor = recording.visitor[language] ?? {};
  // What is alike in every language was recorded under the first one.
  const [alike] = Object.values(recording.member);
  const member = { ...alike, ...recording.member[language] };
  const recorded = { ...visitor, ...(story.who === 'member' && member) };
  prepareStorage(story);
  const close = playRecording(data, [story.answers?.(recorded), recorded]);
  const { screen } = routeAt(new URL(story.path, location.origin).pathname, settings);
  const parts = [...partsAtOnce(settings, screen), ...partsBelow(settings, screen)];
  const [words] = await Promise.all([loadMessages(language), ...parts.map((part) => part.load())]);
  const site = createSite({ settings, language, words, origin: location.origin });
  site.store.set(modeAtom, mode);
  await site.store.set(restoreSessionAtom);
  if (story.popup) site.store.set(openPopupAtom, story.popup, story.details);
  return { site, path: story.path, close };
};
