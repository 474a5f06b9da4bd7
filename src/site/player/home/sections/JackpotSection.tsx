import { useTranslation } from 'react-i18next';

import { JackpotPlate } from '#components/JackpotPlate/JackpotPlate.tsx';

import { JackpotFigure } from './JackpotFigure.tsx';

/** The jackpot in a band of its own. */
export const JackpotSection = () => (
  <JackpotPlate variant="band" label={useTranslation().t('home.jackpotTitle')}>
    <JackpotFigure size="hero" />
  </JackpotPlate>
);
