/** A reporter that lists the files with failures, one per line. */
export default async function* failedFiles(events) {
  const files = new Set();
  for await (const { type, data } of events) if (type === 'test:fail' && data.file) files.add(data.file);
  yield [...files].join('\n');
}
