/** The settings a program was started with. */
interface Start {
  port?: number;
  host?: string;
  databaseUrl: string | undefined;
}

const forbidden: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS']);
const unfound: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'EAI_AGAIN']);

/** The message for a failed start, with what to do about it; `outcome` says what did not happen. */
export function explainFailure(error: unknown, { port, host, databaseUrl }: Start, outcome: string): string {
  const { code, message, path, syscall, hostname } = error as NodeJS.ErrnoException & { hostname?: string };
  if (code === 'ERR_SOCKET_BAD_PORT') return 'PORT has to be a number up to 65535.';
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to another number.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`;
  if (forbidden.has(code) && path) return `This user may not write to ${path}. Set DATA_DIR to another folder.`;
  if (code === 'EEXIST' || code === 'ENOTDIR') return `DATA_DIR has to be a folder: ${path} is a file.`;
  if (code === 'EADDRNOTAVAIL' || (host && unfound.has(code) && hostname === host))
    return `HOST is not an address of this machine: ${host}.`;
  if (databaseUrl && code === 'ECONNREFUSED') return 'Nothing answers at DATABASE_URL. Is PostgreSQL running there?';
  if (databaseUrl && unfound.has(code)) return 'DATABASE_URL names a machine that is not found.';
  return `${outcome}: ${message}`;
}
