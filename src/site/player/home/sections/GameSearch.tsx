import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '#components/Icon/Icon.tsx';
import { TextInput } from '#components/TextInput/TextInput.tsx';

/** How long the typing has to rest before the platform is asked; our own choice. */
const REST_MS = 300;

/** Finds games by a part of their name. */
export const GameSearch = ({ onSearch }: { onSearch: (name: string) => void }) => {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <TextInput
      type="search"
      label={t('home.searchGames')}
      labelHidden
      placeholder={t('home.searchGames')}
      leading={<Icon name="search" size={20} />}
      autoComplete="off"
      maxLength={80}
      value={text}
      onChange={setText}
    />
  );
};
