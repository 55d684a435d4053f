/** The processor time that work takes, in milliseconds, which other programs on the machine hardly affect. */
export function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user / 1000;
}
