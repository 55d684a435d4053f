/** A reporter that names the files which held a failure, one a line. */
export default async function* failedFiles(events) {
  const files = new Set();
  for await (const { type, data } of events) if (type === 'test:fail' && data.file) files.add(data.file);
  yield [...files].join('\n');
}
