import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DateField, type DateFieldProps } from '#components/DateField/DateField.tsx';

/** The day of birth, typed or picked from a calendar. */
export const BirthdayInput = (props: Omit<DateFieldProps, 'labels' | 'min' | 'max'>) => {
  const { t } = useTranslation();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <DateField
      {...props}
      min="1900-01-01"
      max={today}
      labels={{
        open: t('register.calendar.open'),
        previousMonth: t('register.calendar.previousMonth'),
        nextMonth: t('register.calendar.nextMonth'),
        month: t('register.calendar.month'),
        year: t('register.calendar.year'),
      }}
    />
  );
};
