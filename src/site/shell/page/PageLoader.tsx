import { useTranslation } from 'react-i18next';

import { PageLoader as Loader } from '#components/PageLoader/PageLoader.tsx';

/** A line at the top while a page is on its way. */
export const PageLoader = () => <Loader label={useTranslation().t('status.pageLoading')} />;
