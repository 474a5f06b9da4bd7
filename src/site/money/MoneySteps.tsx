import { useTranslation } from 'react-i18next';

import { type ProgressStep, StepProgress } from '#components/StepProgress/StepProgress.tsx';

import { useLanguage } from '../i18n/use-language.ts';

export interface MoneyStepsProps {
  /** What goes step by step. */
  label: string;
  steps: readonly ProgressStep[];
}

/** A deposit or a withdrawal, step by step. */
export const MoneySteps = ({ label, steps }: MoneyStepsProps) => {
  const { t } = useTranslation();
  return (
    <StepProgress
      {...{ label, steps }}
      language={useLanguage()}
      labels={{
        done: t('money.steps.done'),
        current: t('money.steps.current'),
        upcoming: t('money.steps.upcoming'),
        failed: t('money.steps.failed'),
      }}
    />
  );
};
