import { useEffect, useRef, useState } from 'react';
import { fetchPart } from '../../storybook/fetch-brand.ts';
import type { BrandFile } from '../../storybook/node/merchant-data.ts';
import { attributesOf, type StoryEnvironment } from '../../storybook/story-environment.ts';
import { compilePlay, type CompiledPlay } from './compile.ts';
import { inlineFaces, neededFaces } from './faces.ts';
import type { Fault, StageAnswer, StageOrder } from './stage/messages.ts';
import * as styles from './playroom.css.ts';
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
  const { page, onLoad, send } = useStageFrame((answer: StageAnswer) => {
    if (answer.kind === 'ready') onNames(answer.names);
    else if (answer.turn !== turn.current) return;
    else if (answer.kind === 'drawn') onFault(undefined);
    else onFault(made.current?.placeOf(answer));
  });
  useWorn(send, environment, code);
  useEffect(() => {
    if (!send) return undefined;
    const timer = setTimeout(() => {
      const compiled = compilePlay(code);
      if ('fault' in compiled) {
        onFault(compiled.fault);
        return;
      }
      turn.current += 1;
      made.current = compiled;
      send({ kind: 'run', turn: turn.current, body: compiled.body });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [send, code, onFault]);
  return (
    <iframe
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
