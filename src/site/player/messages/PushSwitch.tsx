import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { removePushSubscription, savePushSubscription } from '#api/inbox-reach.ts';
import { Switch } from '#components/Switch/Switch.tsx';

import { useCall } from '../../client/call.state.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useOutcomeToast } from '../../money/use-outcome-toast.ts';

import {
  endBrowserPush,
  type PushState,
  readBrowserPush,
  readPushState,
  startBrowserPush,
} from './push-browser.ts';

/** Lets this browser show messages while the site is closed; not there where the browser or the site cannot. */
export const PushSwitch = ({ pushKey }: { pushKey: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const call = useCall();
  const showOutcome = useOutcomeToast();
  const [state, setState] = useState<PushState>('impossible');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const look = async () => {
      const now = await readPushState();
      // Somebody else may have been signed in here: the browser tells who is now.
      const push = now === 'on' ? await readBrowserPush() : null;
      if (push) await call(savePushSubscription, { ...push, language });
      setState(now);
    };
    look().catch(() => setState('impossible'));
  }, [call, language]);

  const change = async (wanted: boolean): Promise<void> => {
    if (wanted) {
      const push = await startBrowserPush(pushKey);
      if (push) {
        const outcome = await call(savePushSubscription, { ...push, language });
        showOutcome(outcome, t('inbox.reach.pushOn'));
        if (!outcome.ok) await endBrowserPush();
      }
    } else {
      const push = await readBrowserPush();
      await endBrowserPush();
      if (push) await call(removePushSubscription, { endpoint: push.endpoint });
    }
    setState(await readPushState());
  };
  const press = (wanted: boolean) => {
    setBusy(true);
    void change(wanted).finally(() => setBusy(false));
  };

  if (state === 'impossible') return null;
  return (
    <Switch
      label={t('inbox.reach.push')}
      hint={t(state === 'refused' ? 'inbox.reach.pushRefused' : 'inbox.reach.pushHint')}
      value={state === 'on'}
      onChange={press}
      disabled={state === 'refused'}
      busyLabel={busy ? t('common.loading') : undefined}
    />
  );
};
