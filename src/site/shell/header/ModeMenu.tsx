import { useAtom, useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';
import type { IconName } from '#components/Icon/icon-paths.ts';
import { Menu } from '#components/Menu/Menu.tsx';

import { type Mode, modeAtom, modesAtom } from '../../appearance/mode.state.ts';
import * as styles from './HeaderActions.css.ts';

/** The icon of each mode. */
export const MODE_ICONS: Record<Mode, IconName> = { light: 'sun', dark: 'moon', system: 'system' };

/** The key of each mode's name. */
export const MODE_WORDS = {
  light: 'header.modeLight',
  dark: 'header.modeDark',
  system: 'header.modeSystem',
} as const satisfies Record<Mode, string>;

/** Light, dark, or as the device; absent where the brand has one mode only. */
export const ModeMenu = () => {
  const { t } = useTranslation();
  const [mode, setMode] = useAtom(modeAtom);
  const modes = useAtomValue(modesAtom);
  if (modes.length < 2) return null;
  return (
    <Menu
      align="end"
      label={t('header.mode')}
      triggerLabel={`${t('header.mode')}: ${t(MODE_WORDS[mode])}`}
      triggerClassName={styles.iconTrigger}
      trigger={<Icon name={MODE_ICONS[mode]} size={22} />}
      selectedId={mode}
      items={modes.map((one) => ({ id: one, label: t(MODE_WORDS[one]), icon: MODE_ICONS[one] }))}
      onSelect={(id) => setMode(id as Mode)}
    />
  );
};
