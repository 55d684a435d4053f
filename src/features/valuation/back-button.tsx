import { valuationFormWords as words } from '../../domain/valuation-words';
import { Button } from '../../ui/button';

/** Goes back to the step before; renders nothing if there is none. */
export function BackButton({ onBack }: { onBack: (() => void) | undefined }) {
  return (
    onBack && (
      <Button look="plain" onClick={onBack}>
        {words.back}
      </Button>
    )
  );
}
