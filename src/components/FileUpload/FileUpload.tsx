import { type DragEvent, type Ref, useState, useEffect, useRef } from 'react';
import type { FileKind } from '#domain/file-kind.ts';
import { visuallyHidden } from '#theme/text.css.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldBinding, FieldLabels } from '../Field/field-props.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  acceptOf,
  type ChosenFile,
  checkFiles,
  type FileLimits,
  type RefusedFile,
} from './check-files.ts';
import { FileCard, REMOVES } from './FileCard.tsx';
import type { FileLabels, UploadState } from './file-labels.ts';
import * as styles from './FileUpload.css.ts';
import { CloseButton } from '../Dialog/CloseButton.tsx';

/** The files that were not taken, each with its reason; announced at once. */
const RefusedFiles = ({
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

/** Takes files after a look into them; remembers what was refused until the next choice. */
const useTakeFiles = (
  value: readonly ChosenFile[],
  onChange: (files: readonly ChosenFile[]) => void,
  limits: FileLimits,
) => {
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const held = useRef(value);
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    held.current = value;
  }, [value]);
  const check = async (files: readonly File[]): Promise<void> => {
    const { taken, refused: left } = await checkFiles(files, held.current, limits);
    setRefused(left);
    if (taken.length === 0) return;
    held.current = [...held.current, ...taken];
    onChange(held.current);
  };
  /** One choice after the other: each must see what the one before has taken. */
  const take = (files: readonly File[]): void => {
    if (files.length > 0) queue.current = queue.current.then(() => check(files));
  };
  return { refused, take, forget: () => setRefused([]) };
};

/** Where the focus goes when the button under it is gone: to the same button of the next file, or to the field itself. */
const useKeptFocus = (value: readonly ChosenFile[], refused: readonly RefusedFile[]) => {
  const group = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  const buttonsIn = () => [...(group.current?.querySelectorAll<HTMLElement>(`[${REMOVES}]`) ?? [])];
  const focusNext = () => {
    const at = left.current;
    if (at === null) return;
    left.current = null;
    const buttons = buttonsIn();
    const next = buttons[Math.min(at, buttons.length - 1)];
    (next ?? group.current?.querySelector<HTMLElement>('input[type="file"]'))?.focus();
  };
  useEffect(focusNext, [value, refused]);
  /** Does what takes the pressed button away. */
  const keepFocus = (act: () => void) => {
    const pressed = document.activeElement;
    if (group.current?.contains(pressed))
      left.current = buttonsIn().findIndex((button) => button === pressed);
    act();
  };
  return { group, keepFocus };
};

export type { ChosenFile } from './check-files.ts';
export type { FileLabels, UploadState } from './file-labels.ts';

export interface FileUploadProps extends FieldLabels, FieldBinding<readonly ChosenFile[]> {
  labels: FileLabels;
  /** BCP-47; for the sizes of files. */
  language: string;
  /** What is taken, told by the files' first bytes: PNG and JPG when left out. */
  kinds?: readonly FileKind[] | undefined;
  /** The largest file: 5 MB when left out (specification 5). */
  maxBytes?: number | undefined;
  /** How many files together: 3 when left out (specification 5). */
  maxFiles?: number | undefined;
  /** How the sending of each file goes, by its id; the caller sends. */
  uploads?: Readonly<Record<string, UploadState>> | undefined;
  /** Sends a file again whose sending failed. */
  onRetry?: ((id: string) => void) | undefined;
  disabled?: boolean | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

const pictures: readonly FileKind[] = ['png', 'jpeg'];

/**
 * Files to choose or to drop, with a picture of each. What is not taken is named with its reason;
 * the platform checks again, since a browser can be made to send anything.
 */
export const FileUpload = ({
  label,
  labelHidden,
  hint,
  error,
  required,
  labels,
  language,
  kinds = pictures,
  maxBytes = 5 * 1024 * 1024,
  maxFiles = 3,
  name,
  value,
  onChange,
  onBlur,
  uploads = {},
  onRetry,
  disabled = false,
  inputRef,
}: FileUploadProps) => {
  const { refused, take, forget } = useTakeFiles(value, onChange, { kinds, maxBytes, maxFiles });
  const { group, keepFocus } = useKeptFocus(value, refused);
  const isFull = value.length >= maxFiles;
  const isOff = disabled || isFull;
  const zone = useDropZone(isOff, take);
  return (
    <div ref={group} className={styles.group}>
      <Field
        {...{ label, labelHidden, hint, error, required }}
        counter={`${value.length} / ${maxFiles}`}
      >
        {(aria) => (
          <label className={styles.zone} data-disabled={isOff || undefined} {...zone}>
            <input
              {...aria}
              ref={inputRef}
              type="file"
              multiple={maxFiles > 1}
              accept={acceptOf(kinds)}
              name={name}
              disabled={isOff}
              className={visuallyHidden}
              onBlur={onBlur}
              onChange={({ currentTarget }) => {
                take([...(currentTarget.files ?? [])]);
                // Else the same file could not be chosen again after it was removed.
                currentTarget.value = '';
              }}
            />
            <span className={styles.icon}>
              <Icon name={isFull ? 'check' : 'upload'} size={28} />
            </span>
            <span className={styles.labels}>
              <span className={styles.choose}>{isFull ? labels.full : labels.choose}</span>
              {!isFull && <span className={styles.drop}>{labels.drop}</span>}
            </span>
          </label>
        )}
      </Field>
      <RefusedFiles refused={refused} labels={labels} onForget={() => keepFocus(forget)} />
      {value.length > 0 && (
        <ul aria-label={labels.list} className={styles.list}>
          {value.map((chosen) => (
            <FileCard
              key={chosen.id}
              {...{ chosen, labels, language, disabled, onRetry }}
              upload={uploads[chosen.id]}
              onRemove={() => keepFocus(() => onChange(value.filter(({ id }) => id !== chosen.id)))}
            />
          ))}
        </ul>
      )}
    </div>
  );
};

/** Attributes of an element that files can be dropped on; `data-over` while they hover. */
const useDropZone = (isOff: boolean, take: (files: File[]) => void) => {
  const [over, setOver] = useState(false);
  const dragOver = (event: DragEvent) => {
    // Without this the browser opens the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isOff ? 'none' : 'copy';
    setOver(!isOff);
  };
  return {
    'data-over': over || undefined,
    onDragOver: dragOver,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!isOff) take([...event.dataTransfer.files]);
    },
  };
};
