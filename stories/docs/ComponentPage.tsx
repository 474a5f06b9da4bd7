import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentNotes } from './component-notes.ts';

const Notes = ({ title, notes }: { title: string; notes: readonly string[] | undefined }) =>
  notes &&
  notes.length > 0 && (
    <>
      <h3>{title}</h3>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </>
  );

const HowToUse = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const docs = preparedMeta.parameters['docs'] as { notes?: ComponentNotes } | undefined;
  const notes = docs?.notes;
  return (
    notes && (
      <>
        <h2 id="use">Use</h2>
        <Notes title="Do" notes={notes.do} />
        <Notes title="Don’t" notes={notes.dont} />
        <Notes title="Accessibility" notes={notes.accessibility} />
      </>
    )
  );
};

/** The page of one component: what it is, its props, how to use it, and all its states. */
export const ComponentPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <HowToUse />
    <h2 id="props">Props</h2>
    <Controls />
    <Stories title="States" includePrimary={false} />
  </>
);
