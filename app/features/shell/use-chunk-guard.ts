import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { CHUNK_TIMEOUT_MS, reloadOnce, replacePage } from "#app/lib/loading/load-chunk.ts";

/** Loads the page again when a part of the next one cannot be had, or is not there after two minutes. */
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
