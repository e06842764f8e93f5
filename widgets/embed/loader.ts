import { installLoader } from "./install-loader.ts";

declare global {
  /** Files of the elements by tag, written by the build: each its own, and those that it needs. */
  const WIDGET_MODULES: Readonly<Record<string, readonly string[]>>;
}

const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  installLoader({
    config: { portal: new URL(script.src).origin, publishableKey: script.dataset["key"] ?? "" },
    modules: WIDGET_MODULES,
    load: (url) => import(/* @vite-ignore */ url),
  });
}
