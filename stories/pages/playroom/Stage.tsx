import { useEffect, useRef, useState } from 'react';
import { fetchPart } from '../../storybook/fetch-brand.ts';
import type { BrandFile } from '../../storybook/node/merchant-data.ts';
import { attributesOf, type StoryEnvironment } from '../../storybook/story-environment.ts';
import { compilePlay, type CompiledPlay } from './compile.ts';
import { inlineFaces, neededFaces } from './faces.ts';
import type { Fault, StageAnswer, StageOrder } from './stage/messages.ts';
import * as styles from './playroom.css.ts';
import { PATIENCE_MS, useLifeSigns } from './use-life-signs.ts';
import { useStageFrame } from './use-stage-frame.ts';

interface StageProps {
  code: string;
  environment: StoryEnvironment;
  /** In px; 0 is as wide as there is room. */
  width: number;
  /** Told of what is wrong with the code, and that nothing is any more. */
  onFault: (fault: Fault | undefined) => void;
  /** Told of the names that code finds without an import. */
  onNames: (names: readonly string[]) => void;
}

/** In ms: an edit is shown when the keys rest. */
const REST_MS = 150;

/** Said of code that no guard of loops ends: an expression that tries without end, a list of all numbers. */
const ENDLESS: Fault = {
  message: `This code was stopped: the stage did nothing else for ${PATIENCE_MS / 1000} seconds. Change it to go on.`,
  line: 0,
  column: 0,
};

type Send = ((order: StageOrder) => void) | undefined;

/** Lets the stage wear the brand in its surroundings, with the faces that the code's letters need. */
const useWorn = (send: Send, environment: StoryEnvironment, code: string): void => {
  const { merchant } = environment;
  const [brand, setBrand] = useState<{ of: string; file: BrandFile }>();
  useEffect(() => {
    let isOver = false;
    fetchPart<BrandFile>(merchant, 'brand').then(
      (file) => !isOver && setBrand({ of: merchant, file }),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [merchant]);
  const attributes = JSON.stringify(attributesOf(environment));
  const file = brand?.of === merchant ? brand.file : undefined;
  const faces = file ? neededFaces(file.fontFaces, code).join('\n\n') : '';
  useEffect(() => {
    if (!send || !file) return undefined;
    let isOver = false;
    const wear = (fonts: string): void => {
      if (isOver) return;
      const css = `${file.themeCss}\n${fonts}`;
      send({ kind: 'wear', attributes: JSON.parse(attributes) as Record<string, string>, css });
    };
    wear('');
    inlineFaces(faces.split('\n\n')).then(wear, () => {});
    return () => {
      isOver = true;
    };
  }, [send, file, attributes, faces]);
};

/** What a person wrote, drawn in a frame that reaches nothing: not this page, not the server. */
export const Stage = ({ code, environment, width, onFault, onNames }: StageProps) => {
  const turn = useRef(0);
  const made = useRef<CompiledPlay>(null);
  /** Code that a frame was lost to: it is not run again. */
  const endless = useRef<string>(null);
  const restarting = useRef<() => void>(null);
  const { expect, hear } = useLifeSigns((lost) => {
    endless.current = lost;
    restarting.current?.();
  });
  const { page, frame, onLoad, send, restart } = useStageFrame((answer: StageAnswer) => {
    if (answer.kind === 'ready') onNames(answer.names);
    else if (answer.kind === 'alive') hear(answer.turn);
    else if (answer.turn !== turn.current) return;
    else if (answer.kind === 'drawn') onFault(undefined);
    else onFault(made.current?.placeOf(answer));
  });
  useEffect(() => {
    restarting.current = restart;
  }, [restart]);
  useWorn(send, environment, code);
  useEffect(() => {
    if (!send) return undefined;
    if (code === endless.current) {
      onFault(ENDLESS);
      return undefined;
    }
    const timer = setTimeout(() => {
      const compiled = compilePlay(code);
      if ('fault' in compiled) {
        onFault(compiled.fault);
        return;
      }
      turn.current += 1;
      made.current = compiled;
      send({ kind: 'run', turn: turn.current, body: compiled.body });
      send({ kind: 'ask', turn: turn.current });
      expect({ turn: turn.current, code });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [send, code, onFault, expect]);
  return (
    <iframe
      key={frame}
      title="What the code draws"
      className={styles.frame}
      style={width > 0 ? { inlineSize: width } : {}}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      srcDoc={page}
      onLoad={onLoad}
    />
  );
};
