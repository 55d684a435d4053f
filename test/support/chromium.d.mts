/** How Chromium is started, with these switches besides: as root it does without its sandbox. */
export function chromiumOptions(...switches: string[]): { executablePath: string; args: string[] };
