import { useEffect, useRef, useState } from 'react';
import { checkFiles, type ChosenFile, type FileLimits, type RefusedFile } from './check-files.ts';

/** Takes files after a look into them; remembers what was refused until the next choice. */
export const useTakeFiles = (
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
