import { useCallback, useEffect, useRef } from 'react';

import { type GameMessage, readGameMessage, type SiteMessage } from './frame-messages.ts';

/**
 * Listens to the game in a frame and gives `tell(message)`. Only the frame itself is heard, and
 * only from the origin that its address names.
 *
 * @param url the address of the frame; null while there is none
 */
export const useFrame = (url: string | null, onMessage: (message: GameMessage) => void) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(onMessage);
  useEffect(() => {
    latest.current = onMessage;
  });
  const origin = url === null ? null : new URL(url, location.href).origin;

  useEffect(() => {
    if (origin === null) return undefined;
    const hear = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const message = readGameMessage(event.data);
      if (message) latest.current(message);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin]);

  const tell = useCallback(
    (message: SiteMessage) => {
      if (origin !== null) frame.current?.contentWindow?.postMessage(message, origin);
    },
    [origin],
  );
  return { frame, tell };
};
