import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useEffect, useState, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#components/Button/Button.tsx';
import { CaptchaField } from '#components/CaptchaField/CaptchaField.tsx';
import { Stack } from '#components/Stack/Stack.tsx';
import { WorkField } from '#components/WorkField/WorkField.tsx';

import { useSettings } from '../settings/use-settings.ts';
import { leadingThrottle } from '../throttle/leading-throttle.ts';

import {
  captchaAtom,
  captchaIdAtom,
  captchaKindAtom,
  chooseCaptchaKindAtom,
  loadCaptchaAtom,
} from './captcha.state.ts';
import type { Work } from './solve-work.ts';

/** Where the device stands with its proof. */
type WorkStatus = 'working' | 'done' | 'failed';

/** The solver is fetched when somebody needs it. */
const solve = async (work: Work, signal: AbortSignal): Promise<string | null> =>
  (await import('./solve-work.ts')).solveWork(work, signal);

/**
 * Solves a proof of work as long as it is shown, and fills its answer in.
 *
 * @param work null while it is on its way
 * @param field what the form holds of it; an answer to an older work is taken out
 */
const useWork = (
  work: Work | null,
  field: { value: string; onChange: (answer: string) => void },
): WorkStatus => {
  const [solved, setSolved] = useState<{ work: Work; status: WorkStatus } | null>(null);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  useEffect(() => {
    if (!work) return undefined;
    const giveUp = new AbortController();
    const end = (answer: string | null) => {
      if (giveUp.signal.aborted) return;
      setSolved({ work, status: answer === null ? 'failed' : 'done' });
      if (answer !== null) latest.current.onChange(answer);
    };
    // Emptying an empty field would mark it as missing.
    if (latest.current.value !== '') latest.current.onChange('');
    solve(work, giveUp.signal).then(end, () => end(null));
    return () => giveUp.abort();
  }, [work]);
  return solved && solved.work === work ? solved.status : 'working';
};

export interface CaptchaBoxProps {
  name?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Takes out what was typed once another captcha is shown: it is no answer to that. */
const useEmptied = (field: Pick<CaptchaBoxProps, 'value' | 'onChange'>): void => {
  const id = useAtomValue(captchaIdAtom);
  const answered = useRef(id);
  const latest = useRef(field);
  useEffect(() => {
    latest.current = field;
  });
  useEffect(() => {
    if (id === undefined) return;
    const isOther = answered.current !== undefined && answered.current !== id;
    answered.current = id;
    // Emptying an empty field would mark it as missing.
    if (isOther && latest.current.value !== '') latest.current.onChange('');
  }, [id]);
};

/** The captcha of a form: a picture, or a proof that the device gives by itself. Fetches itself. */
export const CaptchaBox = (props: CaptchaBoxProps) => {
  const { t } = useTranslation();
  const shown = useAtomValue(captchaAtom);
  const kind = useAtomValue(captchaKindAtom);
  const choose = useSetAtom(chooseCaptchaKindAtom);
  const load = useSetAtom(loadCaptchaAtom);
  const refreshMs = useSettings().limits.captchaRefreshMs;
  const [mayRefresh] = useState(() => leadingThrottle(refreshMs));
  useEffect(() => void load(), [load]);
  useEmptied(props);

  // A network that has failed often gets no picture.
  const isForced = kind === 'image' && shown.status === 'ready' && shown.value.work !== null;
  const change = () => {
    if (!mayRefresh()) return;
    if (props.value !== '') props.onChange('');
    void choose(kind === 'image' ? 'work' : 'image');
  };
  return (
    <Stack gap="x2">
      {kind === 'image' && !isForced ? <PictureCaptcha {...props} /> : <WorkCaptcha {...props} />}
      {!isForced && (
        <div>
          <Button variant="ghost" size="sm" onPress={change}>
            {t(kind === 'image' ? 'login.captchaUseWork' : 'login.captchaUseImage')}
          </Button>
        </div>
      )}
    </Stack>
  );
};

const PictureCaptcha = ({ onChange, ...props }: CaptchaBoxProps) => {
  const { t } = useTranslation();
  const shown = useAtomValue(captchaAtom);
  const load = useSetAtom(loadCaptchaAtom);
  const { captchaRefreshMs } = useSettings().limits;
  const failed = shown.status === 'failed' ? t('login.captchaFailed') : undefined;
  const refresh = () => {
    onChange('');
    void load();
  };
  return (
    <CaptchaField
      {...props}
      onChange={onChange}
      required
      label={t('fields.captcha')}
      hint={t('login.captchaLabel')}
      error={props.error ?? failed}
      imageSrc={shown.status === 'ready' ? `data:image/png;base64,${shown.value.image}` : null}
      imageAlt={t('login.captchaImage')}
      refreshLabel={t('login.captchaRefresh')}
      throttleMs={captchaRefreshMs}
      onRefresh={refresh}
    />
  );
};

const WorkCaptcha = ({ error, value, onChange }: CaptchaBoxProps) => {
  const { t } = useTranslation();
  const shown = useAtomValue(captchaAtom);
  const load = useSetAtom(loadCaptchaAtom);
  const work = shown.status === 'ready' ? shown.value.work : null;
  const solved = useWork(work, { value, onChange });
  const status = shown.status === 'failed' ? 'failed' : solved;
  const failed = t(shown.status === 'failed' ? 'login.captchaFailed' : 'login.captchaWorkFailed');
  return (
    <WorkField
      label={t('fields.captcha')}
      required
      status={status}
      error={error && status === 'working' ? t('login.captchaWait') : undefined}
      labels={{
        working: t('login.captchaWorking'),
        done: t('login.captchaWorked'),
        failed,
        again: t('common.retry'),
      }}
      onAgain={() => void load()}
    />
  );
};
