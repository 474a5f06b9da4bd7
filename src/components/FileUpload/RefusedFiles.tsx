import { CloseButton } from '../Dialog/CloseButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { RefusedFile } from './check-files.ts';
import type { FileLabels } from './file-labels.ts';
import * as styles from './FileUpload.css.ts';

/** The files that were not taken, each with its reason; announced at once. */
export const RefusedFiles = ({
  refused,
  labels,
  onForget,
}: {
  refused: readonly RefusedFile[];
  labels: FileLabels;
  onForget: () => void;
}) => (
  <div role="alert">
    {refused.length > 0 && (
      <div className={styles.refused}>
        <span className={styles.refusedIcon}>
          <Icon name="warning" size={20} />
        </span>
        <div className={styles.labels}>
          <strong>{labels.refused}</strong>
          <ul className={styles.reasons}>
            {refused.map(({ id, name, error }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {labels.errors[error]}
              </li>
            ))}
          </ul>
        </div>
        <CloseButton label={labels.dismiss} onPress={onForget} />
      </div>
    )}
  </div>
);
