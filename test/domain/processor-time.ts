/** Milliseconds of the processor that work takes, which other programs on the machine hardly change. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
