/** When a program was built, in milliseconds as digits; null for a text that is no such time. */
export function parseBuild(text: string | null): string | null {
  return text !== null && /^\d{1,15}$/.test(text) ? text : null;
}

/** Whether a page is older than a build of the portal. A page that does not say when it was built is not called old. */
export function isOlderBuild(page: string | null, builtAt: string): boolean {
  const [own, newest] = [parseBuild(page), parseBuild(builtAt)];
  return own !== null && newest !== null && Number(own) < Number(newest);
}
