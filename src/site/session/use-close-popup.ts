import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { isPopupPath } from '../pages/popup-paths.ts';
import { closePopupAtom } from './popup.state.ts';

/**
 * Gives `closePopup()`. A popup that an address of its own opened (/login, /register, /help)
 * leaves that address for the home page.
 */
export const useClosePopup = (): (() => void) => {
  const close = useSetAtom(closePopupAtom);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return useCallback(() => {
    close();
    if (isPopupPath(pathname)) void navigate('/', { replace: true });
  }, [close, navigate, pathname]);
};
