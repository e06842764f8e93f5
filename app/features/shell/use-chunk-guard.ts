import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { CHUNK_TIMEOUT_MS, reloadOnce, replacePage } from "#app/lib/loading/load-chunk.ts";

/** Reloads the page when the code of the next page fails to load, or takes more than two minutes. */
export function useChunkGuard(): void {
  const isLoading = useNavigation().state === "loading";
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => reloadOnce(), CHUNK_TIMEOUT_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading]);
  useEffect(() => {
    const replace = (event: VitePreloadErrorEvent) => {
      void replacePage(event.payload);
    };
    window.addEventListener("vite:preloadError", replace);
    return () => {
      window.removeEventListener("vite:preloadError", replace);
    };
  }, []);
}
