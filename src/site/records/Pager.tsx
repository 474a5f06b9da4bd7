import { useTranslation } from 'react-i18next';

import { Pagination } from '#components/Pagination/Pagination.tsx';

import { useFormat } from '../i18n/use-format.ts';

export interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** The pages of a list of the member's own records. */
export const Pager = ({ page, pages, onChange }: PagerProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Pagination
      {...{ page, pages, onChange }}
      label={t('history.pages')}
      previousLabel={t('common.previous')}
      nextLabel={t('common.next')}
      formatPage={(number) => format.number(number)}
    />
  );
};
