import { useState } from 'react';

/** A state that resets to undefined when its key changes, such as a message to a person who has since left. */
export function useStateFor<Value>(key: unknown) {
  const [kept, keep] = useState<{ key: unknown; value: Value | undefined }>();
  const set = (value?: Value) => keep({ key, value });
  return [kept && kept.key === key ? kept.value : undefined, set] as const;
}
