/** Parses the build time of a program, in milliseconds as digits; null for any other text. */
export function parseBuild(text: string | null): string | null {
  return text !== null && /^\d{1,15}$/.test(text) ? text : null;
}

/** Whether a page is older than a build of the portal. A page with unknown build time counts as not older. */
export function isOlderBuild(page: string | null, builtAt: string): boolean {
  const [own, newest] = [parseBuild(page), parseBuild(builtAt)];
  return own !== null && newest !== null && Number(own) < Number(newest);
}
