import { useSetAtom } from 'jotai';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Grid } from '#components/Grid/Grid.tsx';
import { pushToast } from '#components/Toast/push-toast.ts';

import { useFieldMessage } from '../../../fields/field-message.ts';
import { FormErrors } from '../../../fields/FormErrors.tsx';
import { useCallForm } from '../../../fields/use-call-form.ts';
import { useSettings } from '../../../settings/use-settings.ts';

import { useAccountOfPage } from '../shared/account-context.ts';
import { changedFields, checkProfile, type ProfileValues } from './profile-check.ts';
import { saveProfileAtom } from '../shared/profile.state.ts';
import { ProfileFieldInput } from './ProfileFieldInput.tsx';

/** The fields that the brand asks for; what was verified can no longer be changed here. */
export const ProfileForm = () => {
  const { t } = useTranslation();
  const { profileFields } = useSettings().signIn;
  const { profile } = useAccountOfPage();
  const used = useProfileForm();
  const labelOf = (name: string) => {
    const field = profileFields.find((each) => each === name);
    return field && t(`fields.${field}`);
  };
  const isDone = profileFields.every((field) => profile.locked.includes(field));
  return (
    <Form form={used.form} onSubmit={used.send} label={t('profile.title')}>
      <FormErrors form={used.form} general={used.general} labelOf={labelOf} />
      <Grid min="16rem" gap="x4" align="end">
        {profileFields.map((name) => (
          <ProfileFieldInput key={name} name={name} isLocked={profile.locked.includes(name)} />
        ))}
      </Grid>
      {!isDone && (
        <div>
          <Button type="submit" size="lg" loading={used.busy}>
            {t('security.save')}
          </Button>
        </div>
      )}
    </Form>
  );
};

const useProfileForm = () => {
  const { t } = useTranslation();
  const { signIn, registerFields } = useSettings();
  const { profile, reload } = useAccountOfPage();
  const save = useSetAtom(saveProfileAtom);
  const fieldMessage = useFieldMessage();
  const changed = (values: ProfileValues) => changedFields(values, profile.fields, profile.locked);
  return useCallForm<ProfileValues, object>({
    defaultValues: Object.fromEntries(
      signIn.profileFields.map((name) => [name, profile.fields[name] ?? '']),
    ),
    check: (values) => {
      const wrong = checkProfile(changed(values), {
        rules: registerFields,
        textMaxLength: signIn.profileTextMaxLength,
        minimumAge: profile.minimumAge,
        today: new Date(),
      });
      return Object.fromEntries(wrong.map((error) => [error.field, fieldMessage(error)]));
    },
    call: (values) => save(changed(values)),
    onDone: async () => {
      await reload();
      pushToast({ tone: 'success', title: t('profile.saved') });
    },
  });
};
