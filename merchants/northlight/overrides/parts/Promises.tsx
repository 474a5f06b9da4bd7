import type { IconName } from '#components/Icon/icon-paths.ts';
import { Grid } from '#components/Grid/Grid.tsx';
import { Icon } from '#components/Icon/Icon.tsx';
import type { OwnPartProps } from '#domain/own-code.ts';

const PROMISES = [
  { name: 'limits', icon: 'shield' },
  { name: 'numbers', icon: 'chart' },
  { name: 'quiet', icon: 'bell' },
] as const satisfies readonly { name: string; icon: IconName }[];

/** What Northlight promises, a sign and two sentences each. */
export const Promises = ({
  say,
  level,
}: Pick<OwnPartProps, 'say'> & {
  /** Of the headings, in the outline of the page. */
  level: 2 | 3;
}) => {
  const Heading = `h${level}` as const;
  return (
    <Grid min="18rem" gap="x4">
      {PROMISES.map(({ name, icon }) => (
        <article key={name} className="promise">
          <Icon name={icon} size={24} />
          <Heading className="promise-title">{say(`promises.${name}.title`)}</Heading>
          <p className="promise-text">{say(`promises.${name}.text`)}</p>
        </article>
      ))}
    </Grid>
  );
};
