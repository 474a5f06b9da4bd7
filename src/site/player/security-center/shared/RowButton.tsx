import { Button } from '#components/Button/Button.tsx';

export interface RowButtonProps {
  /** "Change" */
  children: string;
  /** What it is about; read after the words, so that buttons of a list can be told apart. */
  about: string;
  /** The thing is missing: to add it weighs more than to change it. */
  strong?: boolean | undefined;
  onPress: () => void;
}

/** What can be done about one row of a list. */
export const RowButton = ({ children, about, strong = false, onPress }: RowButtonProps) => (
  <Button
    size="sm"
    variant={strong ? 'primary' : 'secondary'}
    aria-label={`${children}: ${about}`}
    onPress={onPress}
  >
    {children}
  </Button>
);
