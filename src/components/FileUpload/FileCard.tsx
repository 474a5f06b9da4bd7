import { useEffect, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as control from '../Field/control.css.ts';
import type { ChosenFile } from './check-files.ts';
import type { FileLabels, UploadState } from './file-labels.ts';
import { formatBytes } from './format-bytes.ts';
import * as styles from './FileUpload.css.ts';

/** Marks the button that removes a file. */
export const REMOVES = 'data-removes';

interface FileCardProps {
  chosen: ChosenFile;
  labels: FileLabels;
  language: string;
  upload: UploadState | undefined;
  disabled: boolean;
  onRetry: ((id: string) => void) | undefined;
  onRemove: () => void;
}

/** One file that was taken: its picture, its name and size, how the sending goes. */
export const FileCard = ({
  chosen: { id, file },
  labels,
  language,
  upload,
  disabled,
  onRetry,
  onRemove,
}: FileCardProps) => (
  <li className={styles.card} data-state={upload?.state}>
    <FilePicture file={file} />
    <div className={styles.labels}>
      <bdi className={styles.name}>{file.name}</bdi>
      <span className={styles.note}>
        {formatBytes(file.size, language)}
        {upload && <UploadNote upload={upload} labels={labels} />}
      </span>
      {upload?.state === 'sending' && (
        <progress
          className={styles.progress}
          aria-label={`${labels.sending} ${file.name}`}
          max={1}
          value={upload.share}
        />
      )}
    </div>
    {upload?.state === 'failed' && onRetry && (
      <button
        type="button"
        className={control.innerButton}
        aria-label={`${labels.retry} ${file.name}`}
        onClick={() => onRetry(id)}
      >
        <Icon name="refresh" size={20} />
      </button>
    )}
    <button
      type="button"
      className={control.innerButton}
      aria-label={`${labels.remove} ${file.name}`}
      {...{ [REMOVES]: '' }}
      disabled={disabled}
      onClick={onRemove}
    >
      <Icon name="trash" size={20} />
    </button>
  </li>
);

const UploadNote = ({ upload, labels }: { upload: UploadState; labels: FileLabels }) => {
  if (upload.state === 'sending') return null;
  const failed = upload.state === 'failed';
  return (
    <span className={failed ? styles.failed : styles.sent}>
      <Icon name={failed ? 'warning' : 'success'} size="1.25em" />
      {failed ? (upload.reason ?? labels.failed) : labels.sent}
    </span>
  );
};

/** The picture itself; an icon in its place for what no browser can draw. */
const FilePicture = ({ file }: { file: File }) => {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <span className={styles.picture}>
      {broken ? (
        <Icon name="image" size={24} />
      ) : (
        <img ref={image} alt="" className={styles.image} onError={() => setBroken(true)} />
      )}
    </span>
  );
};
