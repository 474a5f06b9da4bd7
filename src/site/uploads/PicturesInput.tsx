import { useTranslation } from 'react-i18next';

import type { BoundField } from '#components/Form/FormField.tsx';
import {
  type ChosenFile,
  FileUpload,
  type FileUploadProps,
  type FileLabels,
} from '#components/FileUpload/FileUpload.tsx';

import { useFormat } from '../i18n/use-format.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useSettings } from '../settings/use-settings.ts';

export interface PicturesInputProps extends Pick<
  FileUploadProps,
  'label' | 'hint' | 'required' | 'uploads' | 'onRetry' | 'disabled' | 'maxFiles'
> {
  field: BoundField<readonly ChosenFile[]>;
}

/** Pictures that go with a form, within the merchant's limits. */
export const PicturesInput = ({ field, maxFiles, ...props }: PicturesInputProps) => {
  const { uploadMaxMb, uploadMaxFiles } = useSettings().limits;
  const most = maxFiles ?? uploadMaxFiles;
  return (
    <FileUpload
      {...field}
      {...props}
      labels={useFileLabels(most)}
      language={useLanguage()}
      maxFiles={most}
      maxBytes={uploadMaxMb * 1024 * 1024}
    />
  );
};

const useFileLabels = (maxFiles: number): FileLabels => {
  const { t } = useTranslation();
  const format = useFormat();
  const { uploadMaxMb } = useSettings().limits;
  const size = format.number(uploadMaxMb, { style: 'unit', unit: 'megabyte' });
  return {
    choose: t('uploads.choose', { count: maxFiles }),
    drop: t('uploads.drop', { size }),
    full: t('uploads.full'),
    list: t('uploads.list'),
    remove: t('uploads.remove'),
    retry: t('common.retry'),
    sending: t('uploads.sending'),
    sent: t('uploads.sent'),
    failed: t('uploads.failed'),
    refused: t('uploads.refused'),
    dismiss: t('common.close'),
    errors: {
      kind: t('uploads.problems.kind'),
      size: t('uploads.problems.size', { size }),
      empty: t('uploads.problems.empty'),
      tooMany: t('uploads.problems.tooMany'),
      again: t('uploads.problems.again'),
      unreadable: t('uploads.problems.unreadable'),
    },
  };
};
