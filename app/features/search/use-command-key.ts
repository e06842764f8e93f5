import { useHydrated } from "#app/lib/pages/use-hydrated.ts";

/** What the key of commands is called on this device: ⌘ on Apple's, known once the page stands. */
export function useCommandKey(): string {
  const isHydrated = useHydrated();
  return isHydrated && /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
