/** Runs one job for each key at a time: a caller whose key already has a job under way gets that job's result. */
export function oneAtATime<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return {
    isUnderWay: (key: string) => underWay.has(key),
    run(key: string, job: () => Promise<Result>): Promise<Result> {
      const result = underWay.get(key) ?? job().finally(() => underWay.delete(key));
      underWay.set(key, result);
      return result;
    },
  };
}
