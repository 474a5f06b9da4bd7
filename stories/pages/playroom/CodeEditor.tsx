import { autocompletion, completeFromList } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript, javascriptLanguage } from '@codemirror/lang-javascript';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { highlight, look } from './editor-look.ts';
import type { Fault } from './stage/messages.ts';

interface CodeEditorProps {
  code: string;
  onChange: (code: string) => void;
  /** Underlined where it stands. */
  fault: Fault | undefined;
  /** Offered while a name is written. */
  names: readonly string[];
  /** The element that says how the editor is used, and the one that says what is wrong. */
  describedBy: string;
}

const completions = (names: readonly string[]) =>
  javascriptLanguage.data.of({
    autocomplete: completeFromList(names.map((label) => ({ label, type: 'class' }))),
  });

/** Escape lets the tab key lead on, until the editor is left: nobody is caught in it. */
const leaving = [
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(true);
        return true;
      },
    },
    indentWithTab,
  ]),
  EditorView.domEventHandlers({
    blur: (_event, view) => view.setTabFocusMode(false),
  }),
];

const offered = new Compartment();

const extensions = (onChange: (code: string) => void, describedBy: string) => [
  lineNumbers(),
  history(),
  bracketMatching(),
  syntaxHighlighting(highlight),
  javascript({ jsx: true, typescript: true }),
  offered.of([]),
  autocompletion(),
  leaving,
  keymap.of([...defaultKeymap, ...historyKeymap]),
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': 'Code', 'aria-describedby': describedBy }),
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onChange(state.doc.toString());
  }),
  look,
];

const mark = (view: EditorView, fault: Fault | undefined): void => {
  const { doc } = view.state;
  if (!fault || fault.line < 1 || fault.line > doc.lines) {
    view.dispatch(setDiagnostics(view.state, []));
    return;
  }
  const { from, to } = doc.line(fault.line);
  const start = Math.min(to, from + Math.max(0, fault.column - 1));
  const diagnostic = { from: start, to, severity: 'error', message: fault.message } as const;
  view.dispatch(setDiagnostics(view.state, [diagnostic]));
};

/** Where the code of a playroom is written. */
export const CodeEditor = ({ code, onChange, fault, names, describedBy }: CodeEditorProps) => {
  const ground = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const change = useRef(onChange);
  const first = useRef({ code, describedBy });
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  useEffect(() => {
    if (!ground.current) return undefined;
    const { code: doc, describedBy: ids } = first.current;
    const state = EditorState.create({
      doc,
      extensions: extensions((next) => change.current(next), ids),
    });
    const editor = new EditorView({ parent: ground.current, state });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === code) return;
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: code } });
  }, [code]);
  useEffect(() => {
    view.current?.dispatch({ effects: offered.reconfigure(completions(names)) });
  }, [names]);
  useEffect(() => {
    if (view.current) mark(view.current, fault);
  }, [fault]);
  return <div ref={ground} dir="ltr" style={{ minBlockSize: 0, blockSize: '100%' }} />;
};
