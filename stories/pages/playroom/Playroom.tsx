import { useEffect, useMemo, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { keepParams, managerAddress } from '../../storybook/open-story.ts';
import type { StoryEnvironment } from '../../storybook/story-environment.ts';
import * as pages from '../pages.css.ts';
import { CodeEditor } from './CodeEditor.tsx';
import * as styles from './playroom.css.ts';
import { paramsOf, type Play } from './share.ts';
import type { Fault } from './stage/messages.ts';
import { Stage } from './Stage.tsx';

const WIDTHS = [
  { value: '0', label: 'Full' },
  { value: '360', label: '360' },
  { value: '768', label: '768' },
  { value: '1280', label: '1280' },
];

/** In ms: the address follows when the keys rest. */
const REST_MS = 250;

const COPIED = 'The address is copied.';
const NOT_COPIED = 'The browser does not let it be copied: take it from the address bar.';

/** Keeps the address with what is written, and hands it on. */
const Share = ({ id, play }: { id: string; play: Play }) => {
  const [address, setAddress] = useState('');
  const [said, setSaid] = useState({ of: '', text: '' });
  useEffect(() => {
    let isOver = false;
    const keep = async (): Promise<void> => {
      const params = await paramsOf(play);
      if (isOver) return;
      keepParams(params);
      setAddress(managerAddress({ id, params }));
    };
    const timer = setTimeout(() => void keep(), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id, play]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid({ of: address, text: COPIED });
    } catch {
      setSaid({ of: address, text: NOT_COPIED });
    }
  };
  return (
    <div className={styles.share}>
      <Button size="sm" icon="copy" onPress={() => void copy()}>
        Copy address
      </Button>
      <span role="status" className={pages.quiet}>
        {said.of === address && said.text}
      </span>
    </div>
  );
};

const Problem = ({ fault }: { fault: Fault | undefined }) => (
  <p id="play-fault" role="alert" className={fault ? styles.fault : styles.hidden}>
    {fault &&
      (fault.line > 0
        ? `Line ${fault.line}, column ${fault.column}: ${fault.message}`
        : fault.message)}
  </p>
);

interface PlayroomProps {
  /** The page's own id among the stories. */
  id: string;
  /** What it begins with. */
  first: { code: string; width: number };
  /** What the toolbar chose. */
  chosen: Pick<Play, 'brand' | 'mode' | 'direction'>;
  environment: StoryEnvironment;
}

/** The component library live: code on one side, what it draws in the brand of the toolbar on the other. */
export const Playroom = ({ id, first, chosen, environment }: PlayroomProps) => {
  const [code, setCode] = useState(first.code);
  const [width, setWidth] = useState(first.width);
  const [fault, setFault] = useState<Fault>();
  const [names, setNames] = useState<readonly string[]>([]);
  const { brand, mode, direction } = chosen;
  const play = useMemo(
    () => ({ code, width, brand, mode, direction }),
    [code, width, brand, mode, direction],
  );
  return (
    <main lang="en" className={styles.page}>
      <header className={styles.head}>
        <h1 className={pages.heading}>Playroom</h1>
        <SegmentedControl
          label="Width"
          value={String(width)}
          options={WIDTHS}
          onChange={(next) => setWidth(Number(next))}
        />
        <Share id={id} play={play} />
      </header>
      <section className={styles.writing} aria-label="Code">
        <div className={styles.editor}>
          <CodeEditor
            code={code}
            fault={fault}
            names={names}
            describedBy="play-hint play-fault"
            onChange={setCode}
          />
        </div>
        <p id="play-hint" className={pages.quiet}>
          The toolbar chooses brand, mode and direction. Tab indents; Escape, then Tab, leaves the
          editor.
        </p>
        <Problem fault={fault} />
      </section>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keyboard */}
      <section className={styles.room} aria-label="What the code draws" tabIndex={0}>
        <Stage
          code={code}
          environment={environment}
          width={width}
          onFault={setFault}
          onNames={setNames}
        />
      </section>
    </main>
  );
};
