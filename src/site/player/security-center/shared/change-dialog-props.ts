/** What every dialog that changes the account is given. */
export interface ChangeProps {
  onDone: () => Promise<void> | void;
  onClose: () => void;
}
