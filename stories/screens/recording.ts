import type { Settings } from '#site/settings/settings.ts';

/** One answer of the platform, as it came. */
export interface RecordedAnswer {
  status: number;
  body: unknown;
}

/** Answers by `GET /wps/…?a=1&b=2`, the query in alphabetical order. */
export type RecordedAnswers = Record<string, RecordedAnswer>;

/** What one brand's screens need: made by `npm run record` and read from the brand's folder. */
export interface ScreenData {
  settings: Settings;
  /** File name of a picture → its address here. */
  assets: Record<string, string>;
  recording: Record<'visitor' | 'member', Record<string, RecordedAnswers>>;
  /** Game code → its picture. */
  art: Record<string, string>;
}
