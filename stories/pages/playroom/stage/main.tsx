import { Component, type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import '#theme/reset.css.ts';
import { PageLocale } from '#components/PageLocale/PageLocale.tsx';
import { scope } from './library.ts';
import type { Fault, StageAnswer, StageOrder } from './messages.ts';
import { faultOf, run } from './run.ts';

interface GuardProps {
  children: ReactNode;
  onFault: (error: unknown) => void;
}

class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFault(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const Drawn = ({ Shown, onDrawn }: { Shown: ComponentType; onDrawn: () => void }) => {
  useLayoutEffect(onDrawn, [onDrawn]);
  return <Shown />;
};

const worn = document.head.appendChild(document.createElement('style'));

const wear = ({ attributes, css }: Extract<StageOrder, { kind: 'wear' }>): void => {
  for (const [name, value] of Object.entries(attributes)) {
    document.documentElement.setAttribute(name, value);
  }
  if (worn.textContent !== css) worn.textContent = css;
};

const play = (port: MessagePort): void => {
  const answer = (message: StageAnswer): void => port.postMessage(message);
  // What React says of a fault goes to the page, not to the console as well.
  const root = createRoot(document.querySelector('#stage') ?? document.body, {
    onCaughtError: () => {},
  });
  let now = 0;
  const fail = (turn: number, fault: Fault): void => answer({ kind: 'failed', turn, ...fault });
  const draw = ({ turn, body }: Extract<StageOrder, { kind: 'run' }>): void => {
    now = turn;
    const made = run(body);
    if ('fault' in made) {
      fail(turn, made.fault);
      return;
    }
    root.render(
      <PageLocale>
        <Guard key={turn} onFault={(error) => fail(turn, faultOf(error))}>
          <Drawn Shown={made.Shown} onDrawn={() => answer({ kind: 'drawn', turn })} />
        </Guard>
      </PageLocale>,
    );
  };
  // What goes wrong later, at a press or in a promise.
  window.addEventListener('error', ({ error }) => fail(now, faultOf(error)));
  window.addEventListener('unhandledrejection', ({ reason }) => fail(now, faultOf(reason)));
  port.addEventListener('message', ({ data }: MessageEvent<StageOrder>) => {
    if (data.kind === 'wear') wear(data);
    else if (data.kind === 'run') draw(data);
    // In a turn of its own: effects have run by then.
    else setTimeout(() => answer({ kind: 'alive', turn: data.turn }));
  });
  port.start();
  answer({ kind: 'ready', names: Object.keys(scope) });
};

// The page hands its port over once; who it is cannot be told by origin, for this frame has none.
window.addEventListener('message', ({ ports: [port] }) => port && play(port), { once: true });
