import { useEffect, useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { routeAt } from './routes.ts';
import { useSettings } from './settings/use-settings.ts';
import { innerAddress } from './shell/page/inner-address.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { dismissAnnouncementAtom } from './announcements/dismissal.state.ts';
import { closePopupAtom, popupAtom } from './session/popup.state.ts';

/** Links of react-aria stop their click on its way up: they must be caught on the way down. */
const CAUGHT_EARLY = 'a[data-rac]';

/** The link under a plain press of the main button; null for any other press. */
const pressedLink = (event: MouseEvent): HTMLAnchorElement | null => {
  const { altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey, target } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : null;
};

const addressOf = (link: HTMLAnchorElement): string | null =>
  innerAddress(
    {
      written: link.getAttribute('href') ?? '',
      address: new URL(link.href),
      target: link.target,
      isDownload: link.hasAttribute('download'),
    },
    location.origin,
  );

/**
 * Lets the router follow every plain link to a page of the site: those of the component library,
 * which knows no router, and those in a merchant's own texts.
 */
export const useFollowLinks = (): void => {
  const navigate = useNavigate();
  const settings = useSettings();
  const leavePopup = useLeavePopup();

  useEffect(() => {
    const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
      const to = addressOf(link);
      if (to === null || routeAt(new URL(link.href).pathname, settings).path === '*') return;
      event.preventDefault();
      leavePopup();
      void navigate(to);
    };
    const onWayDown = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (link?.matches(CAUGHT_EARLY)) follow(event, link);
    };
    const onWayUp = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (link) follow(event, link);
    };
    document.addEventListener('click', onWayDown, true);
    document.addEventListener('click', onWayUp);
    return () => {
      document.removeEventListener('click', onWayDown, true);
      document.removeEventListener('click', onWayUp);
    };
  }, [navigate, settings, leavePopup]);
};

/** Gives `leave()`: closes the popup that is open because a link in it leads to another page. */
const useLeavePopup = (): (() => void) => {
  const name = useAtomValue(popupAtom)?.name;
  const close = useSetAtom(closePopupAtom);
  const dismissAnnouncement = useSetAtom(dismissAnnouncementAtom);
  return useCallback(() => {
    if (name === 'announcement') dismissAnnouncement();
    if (name) close();
  }, [name, close, dismissAnnouncement]);
};
