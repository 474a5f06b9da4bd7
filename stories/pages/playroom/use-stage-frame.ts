import { type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { StageAnswer, StageOrder } from './stage/messages.ts';

/** Where the stage's script and css stand: see `stories/storybook/node/stage-plugin.ts`. */
const base = new URL(import.meta.env.BASE_URL, document.baseURI);
const addressOf = (file: string): string => new URL(`playroom/${file}`, base).href;

/**
 * The stage's page. Its frame is sandboxed, so it has no origin: it reads no storage and no other window, and what
 * is left, the network, its policy closes but for pictures of this Storybook.
 */
const stagePage = (): string => {
  const [script, style] = [addressOf('stage.js'), addressOf('stage.css')];
  const policy = [
    "default-src 'none'",
    `script-src 'unsafe-inline' ${script}`,
    `style-src 'unsafe-inline' ${style}`,
    `img-src data: blob: ${base.origin}`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Stage</title>
<meta http-equiv="Content-Security-Policy" content="${policy}">
<link rel="stylesheet" href="${style}"></head>
<body><main id="stage" style="padding:16px"></main><script src="${script}"></script></body></html>`;
};

/** Keeps frames of this page from being led to another site: what stands in them may try. */
const keepFramesHere = (): void => {
  if (document.querySelector('meta[data-frames]')) return;
  const meta = document.createElement('meta');
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "frame-src 'self'";
  meta.dataset['frames'] = 'here';
  document.head.append(meta);
};

/**
 * What a stage's frame is given, and the port to it: `send` is there from when the stage can be asked. `restart` puts another
 * frame in the place of one that answers no more; `frame` tells one from the next.
 */
export const useStageFrame = (onAnswer: (answer: StageAnswer) => void) => {
  const [page] = useState(stagePage);
  const [frame, setFrame] = useState(0);
  const [send, setSend] = useState<(order: StageOrder) => void>();
  const port = useRef<MessagePort>(null);
  const answer = useRef(onAnswer);
  useEffect(() => {
    answer.current = onAnswer;
  });
  useEffect(() => {
    keepFramesHere();
    return () => port.current?.close();
  }, []);
  const restart = useCallback((): void => {
    port.current?.close();
    port.current = null;
    setSend(undefined);
    setFrame((last) => last + 1);
  }, []);
  const onLoad = (event: SyntheticEvent<HTMLIFrameElement>): void => {
    // What leads the frame elsewhere loads it once more: only our own page is given a port.
    if (port.current) return;
    const { port1, port2 } = new MessageChannel();
    port.current = port1;
    port1.addEventListener('message', ({ data }: MessageEvent<StageAnswer>) => {
      answer.current(data);
      if (data.kind === 'ready') setSend(() => (order: StageOrder) => port1.postMessage(order));
    });
    port1.start();
    event.currentTarget.contentWindow?.postMessage('play', '*', [port2]);
  };
  return { page, frame, onLoad, send, restart };
};
