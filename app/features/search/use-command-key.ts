import { useHydrated } from "#app/lib/pages/use-hydrated.ts";

/** Name of the command key: ⌘ on Apple devices, which is known after hydration. */
export function useCommandKey(): string {
  const isHydrated = useHydrated();
  return isHydrated && /mac|iphone|ipad/i.test(navigator.userAgent) ? "⌘" : "Ctrl";
}
