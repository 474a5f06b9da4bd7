import { ForeignText } from '#components/ForeignText/ForeignText.tsx';
import type { LocalizedText } from '#generated/merchant-config.ts';

import { useSettings } from '../settings/use-settings.ts';
import { languageShown } from './localized.ts';
import { useLanguage } from './use-language.ts';

/** A merchant's own text; marked with its language where that is not the page's. */
export const MerchantText = ({ text }: { text: LocalizedText }) => {
  const language = useLanguage();
  const shown = languageShown(text, language, useSettings());
  if (shown === undefined) return null;
  return <ForeignText language={shown === language ? undefined : shown}>{text[shown]}</ForeignText>;
};
