import { Money } from '#components/Money/Money.tsx';
import type { TableColumn } from '#components/Table/table-column.ts';

import { useLanguage } from '../i18n/use-language.ts';
import { useSettings } from '../settings/use-settings.ts';

/** Makes a column of amounts; `signed` writes a plus before gains. */
export type MoneyCell = <Row>(
  id: string,
  header: string,
  minorOf: (row: Row) => number,
  signed?: boolean,
) => TableColumn<Row>;

/** Gives what makes a column of amounts in the site's language and currency. */
export const useMoneyCell = (): MoneyCell => {
  const language = useLanguage();
  const { currency } = useSettings();
  return (id, header, minorOf, signed) => ({
    id,
    header,
    align: 'end',
    cell: (row) => <Money minor={minorOf(row)} {...{ currency, language, signed }} />,
  });
};
