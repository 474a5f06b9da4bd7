import { CloseButton } from '../Dialog/CloseButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { RefusedFile } from './check-files.ts';
import type { FileWords } from './file-words.ts';
import * as styles from './FileUpload.css.ts';

/** The files that were not taken, each with its reason; announced at once. */
export const RefusedFiles = ({
  refused,
  words,
  onForget,
}: {
  refused: readonly RefusedFile[];
  words: FileWords;
  onForget: () => void;
}) => (
  <div role="alert">
    {refused.length > 0 && (
      <div className={styles.refused}>
        <span className={styles.refusedIcon}>
          <Icon name="warning" size={20} />
        </span>
        <div className={styles.words}>
          <strong>{words.refused}</strong>
          <ul className={styles.reasons}>
            {refused.map(({ id, name, problem }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {words.problems[problem]}
              </li>
            ))}
          </ul>
        </div>
        <CloseButton label={words.dismiss} onPress={onForget} />
      </div>
    )}
  </div>
);
