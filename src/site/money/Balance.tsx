import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { BalanceChip } from '#components/BalanceChip/BalanceChip.tsx';

import { useRefusalText } from '../fields/refusal-text.ts';
import { useLanguage } from '../i18n/use-language.ts';
import {
  balanceAtom,
  balanceHiddenAtom,
  balanceRefusalAtom,
  loadBalanceAtom,
} from '../session/balance.state.ts';
import { isPasswordForcedAtom } from '../session/member.state.ts';
import { useSettings } from '../settings/use-settings.ts';

/** The member's balance, which can be asked for again and be kept out of sight. */
export const Balance = ({ compact = false }: { compact?: boolean }) => {
  const { t } = useTranslation();
  const { currency } = useSettings();
  const language = useLanguage();
  const balance = useAtomValue(balanceAtom);
  const [hidden, setHidden] = useAtom(balanceHiddenAtom);
  const refusalText = useRefusalText();
  const refusal = useAtomValue(balanceRefusalAtom);
  const { busy, refresh } = useRefresh();
  return (
    <BalanceChip
      compact={compact}
      label={t('header.balance')}
      minor={balance?.balanceMinor ?? null}
      currency={balance?.currency ?? currency}
      language={language}
      hidden={hidden}
      onToggleHidden={() => setHidden(!hidden)}
      showLabel={t('header.showBalance')}
      hideLabel={t('header.hideBalance')}
      onRefresh={() => void refresh()}
      refreshLabel={t('header.refreshBalance')}
      refreshing={busy}
      error={refusal === null ? undefined : refusalText(refusal)}
    />
  );
};

/** Loads the balance when it is first shown, and again on demand. */
const useRefresh = () => {
  const load = useSetAtom(loadBalanceAtom);
  const isPasswordForced = useAtomValue(isPasswordForcedAtom);
  const [busy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await load();
    setBusy(false);
  };
  useEffect(() => {
    if (!isPasswordForced) void load();
  }, [load, isPasswordForced]);
  return { busy, refresh };
};
