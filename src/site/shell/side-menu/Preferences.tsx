import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { RadioGroup } from '#components/RadioGroup/RadioGroup.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { type Mode, modeAtom, modesAtom } from '../../appearance/mode.state.ts';
import { availableLanguages } from '../../i18n/available-languages.ts';
import { useChooseLanguage } from '../../i18n/use-choose-language.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { MODE_ICONS, MODE_WORDS } from '../header/ModeMenu.tsx';
import * as styles from './SideMenu.css.ts';

/** Language and mode, all choices in sight; each only where there is a choice. */
export const Preferences = () => (
  <div className={styles.choices}>
    <LanguageChoice />
    <ModeChoice />
  </div>
);

const LanguageChoice = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const offered = availableLanguages(useSettings());
  if (offered.length < 2) return null;
  return (
    <RadioGroup
      label={t('header.language')}
      name="language"
      value={language}
      options={offered.map((code) => ({
        value: code,
        label: <span lang={code}>{format.languageName(code)}</span>,
      }))}
      onChange={(code) => choose(code as LanguageCode)}
    />
  );
};

const ModeChoice = () => {
  const { t } = useTranslation();
  const [mode, setMode] = useAtom(modeAtom);
  const modes = useAtomValue(modesAtom);
  if (modes.length < 2) return null;
  return (
    <SegmentedControl
      fullWidth
      label={t('header.mode')}
      value={mode}
      options={modes.map((one) => ({
        value: one,
        label: t(MODE_WORDS[one]),
        icon: MODE_ICONS[one],
      }))}
      onChange={(one) => setMode(one as Mode)}
    />
  );
};
