import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import type { LanguageChoice } from '#components/LanguagePicker/language-option.ts';
import type { ModeChoice } from '#components/ModeSwitch/mode-option.ts';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { modeAtom, modesAtom } from '../../appearance/mode.state.ts';
import { availableLanguages } from '../../i18n/available-languages.ts';
import { useChooseLanguage } from '../../i18n/use-choose-language.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';

const MODE_WORDS = {
  light: 'header.modeLight',
  dark: 'header.modeDark',
  system: 'header.modeSystem',
} as const;

/** The languages of this brand and the one that the site speaks now. */
export const useLanguages = (): LanguageChoice => {
  const { t } = useTranslation();
  const format = useFormat();
  const choose = useChooseLanguage();
  return {
    label: t('header.language'),
    value: useLanguage(),
    options: availableLanguages(useSettings()).map((code) => ({
      code,
      name: format.languageName(code),
    })),
    onChange: (code) => choose(code as LanguageCode),
  };
};

/** The modes of this brand and the one that holds. */
export const useModes = (): ModeChoice => {
  const { t } = useTranslation();
  const [value, onChange] = useAtom(modeAtom);
  const modes = useAtomValue(modesAtom);
  return {
    label: t('header.mode'),
    value,
    options: modes.map((mode) => ({ mode, label: t(MODE_WORDS[mode]) })),
    onChange,
  };
};
