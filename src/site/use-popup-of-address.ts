import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { popupPaths } from '#generated/page-paths.ts';

import { popups } from './features.generated.ts';
import { isPopupPath } from './pages/popup-paths.ts';
import { isLoginAtom } from './session/member.state.ts';
import { closePopupAtom, openPopupAtom, popupAtom } from './session/popup.state.ts';
import { useSettings } from './settings/use-settings.ts';

/**
 * Opens the popup that an address stands for (/login, /register, /help), and closes it when the
 * address is left by the browser's own buttons. Where there is nothing to open (the brand has no
 * registration, or a member is signed in already), the address becomes the home page's.
 */
export const usePopupOfAddress = (): void => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const store = useStore();
  const open = useSetAtom(openPopupAtom);
  const settings = useSettings();
  const isLogin = useAtomValue(isLoginAtom);
  const name = isPopupPath(pathname) ? popupPaths[pathname] : null;
  const isForVisitors = name === 'login' || name === 'register';
  const isBarred = name !== null && (!popups[name].when(settings) || (isLogin && isForVisitors));

  useEffect(() => {
    if (name === null || isBarred) return undefined;
    open(name);
    return () => {
      if (store.get(popupAtom)?.name === name) store.set(closePopupAtom);
    };
  }, [name, isBarred, open, store]);

  useEffect(() => {
    if (isBarred) void navigate('/', { replace: true });
  }, [isBarred, navigate]);
};
