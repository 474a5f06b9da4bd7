import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';
import { Menu } from '#components/Menu/Menu.tsx';
import type { LanguageCode } from '#generated/merchant-config.ts';

import { availableLanguages } from '../../i18n/available-languages.ts';
import { useChooseLanguage } from '../../i18n/use-choose-language.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import * as styles from './HeaderActions.css.ts';

/** The languages of this brand, each by its own name; absent where there is only one. */
export const LanguageMenu = () => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const choose = useChooseLanguage();
  const offered = availableLanguages(useSettings());
  if (offered.length < 2) return null;
  const current = format.languageName(language);
  return (
    <Menu
      align="end"
      label={t('header.language')}
      triggerLabel={`${t('header.language')}: ${current}`}
      triggerClassName={styles.iconTrigger}
      trigger={
        <>
          <Icon name="globe" size={22} />
          <span className={styles.wideOnly} suppressHydrationWarning>
            {current}
          </span>
        </>
      }
      selectedId={language}
      items={offered.map((code) => ({ id: code, label: format.languageName(code), lang: code }))}
      onSelect={(id) => choose(id as LanguageCode)}
    />
  );
};
