import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { routeAt } from '../../routes.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { useLeavePopup } from '../../use-leave-popup.ts';
import { innerAddress } from './inner-address.ts';

/**
 * Lets the router follow every plain link to a page of the site: those of the component library,
 * which knows no router, and those in a merchant's own texts.
 */
export const useFollowLinks = (): void => {
  const navigate = useNavigate();
  const settings = useSettings();
  const leavePopup = useLeavePopup();

  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
      if (!(link instanceof HTMLAnchorElement)) return;
      const to = innerAddress(
        {
          written: link.getAttribute('href') ?? '',
          address: new URL(link.href),
          target: link.target,
          isDownload: link.hasAttribute('download'),
        },
        location.origin,
      );
      if (to === null || routeAt(new URL(link.href).pathname, settings).path === '*') return;
      event.preventDefault();
      leavePopup();
      void navigate(to);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, settings, leavePopup]);
};
