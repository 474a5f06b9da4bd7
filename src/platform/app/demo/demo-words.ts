import { nearestLanguage } from '#config/languages/nearest-language.ts';
import { readWords } from '#config/languages/read-words.ts';
import type { DemoActor } from './demo-context.ts';

/** What a demo account writes and is answered, in its own language, or the nearest that the site speaks. */
export const demoWords = ({ context }: Pick<DemoActor, 'context'>) =>
  readWords('demo', nearestLanguage(context.language));
