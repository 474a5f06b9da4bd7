import { useTranslation } from 'react-i18next';

import { Chip } from '#components/Chip/Chip.tsx';
import { ChipRow } from '#components/ChipRow/ChipRow.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { useClassName } from '../../games/use-class-name.ts';

import type { ListFilterBarProps } from './list-filter-bar-props.ts';

/** The kinds of games of a category; of the hot games, the categories themselves. */
export const ClassChips = ({ place, menu, filter, onChange }: ListFilterBarProps) => {
  const { t } = useTranslation();
  const className = useClassName();
  const { categories } = useSettings();
  const { type } = place;
  const isHot = type === null;
  const types = categories.filter(({ vendors }) => vendors.length > 0);
  const options = isHot
    ? types.map((each) => ({ id: each.type, label: t(`categories.${each.type}`) }))
    : menu.classes.map((id) => ({ id, label: className(type, id) }));
  const chosen = isHot ? filter.type : filter.gameClass;
  const choose = (id: string) => onChange(isHot ? { type: id } : { gameClass: id });
  if (options.length < 2) return null;
  return (
    <ChipRow label={t(isHot ? 'gameList.typesLabel' : 'gameList.classesLabel')}>
      <Chip selected={chosen === ''} onChange={() => choose('')}>
        {t(isHot ? 'gameList.keys.ALL' : 'gameList.classAll')}
      </Chip>
      {options.map(({ id, label }) => (
        <Chip key={id} selected={chosen === id} onChange={(isOn) => choose(isOn ? id : '')}>
          {label}
        </Chip>
      ))}
    </ChipRow>
  );
};
