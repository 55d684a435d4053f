import { Button } from './button';
import { Note } from './note';

interface Props {
  words: { failed: string; stillInAccount: string; tryAgain: string };
  onRetry: () => void;
  /** A retry is under way. */
  retrying: boolean;
}

/** Says above a list of this device that the account's did not load, with a button to retry. */
export function AccountUnreadNote({ words, onRetry, retrying }: Props) {
  return (
    <Note tone="error" live>
      <div className="agency-row">
        <p className="agency-text">{`${words.failed}. ${words.stillInAccount}`}</p>
        <Button busy={retrying} busyLabel="Trying…" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      </div>
    </Note>
  );
}
