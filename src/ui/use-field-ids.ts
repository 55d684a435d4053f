import { useCallback, useState } from 'react';

/** The ids of a form's controls by field name; each control registers its own while it is shown. */
export function useFieldIds() {
  const [ids] = useState(() => new Map<string, string>());
  const register = useCallback(
    (name: string, id: string) => {
      ids.set(name, id);
      return () => void ids.delete(name);
    },
    [ids],
  );
  return { ids, register };
}
