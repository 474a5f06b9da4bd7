import { useTranslation } from 'react-i18next';

import type { UploadState } from '#components/FileUpload/FileUpload.tsx';
import { FormField } from '#components/Form/FormField.tsx';
import { TextArea } from '#components/TextArea/TextArea.tsx';

import { useSettings } from '../../settings/use-settings.ts';
import { PicturesInput } from '../../uploads/PicturesInput.tsx';

import type { AnswerValues } from './answer.state.ts';

export interface ProofFieldsProps {
  uploads: Readonly<Record<string, UploadState>>;
}

/** Pictures that show that nothing came, and a word to them. */
export const ProofFields = ({ uploads }: ProofFieldsProps) => {
  const { t } = useTranslation();
  const { feedbackMaxLength } = useSettings().limits;
  return (
    <>
      <FormField<AnswerValues, 'proofs'> name="proofs">
        {(field) => (
          <PicturesInput
            field={field}
            required
            label={t('withdraw.answer.proofs')}
            hint={t('withdraw.answer.proofsHint')}
            uploads={uploads}
          />
        )}
      </FormField>
      <FormField<AnswerValues, 'remark'> name="remark">
        {(field) => (
          <TextArea
            {...field}
            rows={3}
            label={t('withdraw.answer.remark')}
            maxLength={feedbackMaxLength}
          />
        )}
      </FormField>
    </>
  );
};
