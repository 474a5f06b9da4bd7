import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Money } from '#components/Money/Money.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useFormat } from '../../i18n/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useSettings } from '../../settings/use-settings.ts';
import {
  type FigureName,
  figureOf,
  type FiguresRow,
  isCount,
  isSigned,
  isSortable,
} from './figures.ts';

/** How figures of teams are written. */
interface UsedFigure {
  /** @param value null: there is none */
  text: (name: FigureName, value: number | null) => ReactNode;
  column: <Row extends FiguresRow>(name: FigureName) => TableColumn<Row>;
}

/** Gives the words and columns of figures. */
export const useFigure = (): UsedFigure => {
  const { t } = useTranslation();
  const format = useFormat();
  const language = useLanguage();
  const { currency } = useSettings();
  const text = (name: FigureName, value: number | null): ReactNode => {
    if (value === null) return '–';
    if (isCount(name)) return format.number(value);
    return <Money minor={value} signed={isSigned(name)} {...{ currency, language }} />;
  };
  return {
    text,
    column: (name) => ({
      id: name,
      header: t(`agentReports.figures.${name}`),
      align: 'end',
      sortable: isSortable(name),
      cell: (row) => text(name, figureOf(name, row)),
    }),
  };
};
