import { useState } from 'react';

/** A state that is undefined again once its key is another, such as what was said to a person who has left since. */
export function useStateFor<Value>(key: unknown) {
  const [kept, keep] = useState<{ key: unknown; value: Value | undefined }>();
  const set = (value?: Value) => keep({ key, value });
  return [kept && kept.key === key ? kept.value : undefined, set] as const;
}
