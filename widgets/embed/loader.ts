import { installLoader } from "./install-loader.ts";

const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  installLoader({
    config: { portal: new URL(script.src).origin, publishableKey: script.dataset["key"] ?? "" },
    load: (url) => import(/* @vite-ignore */ url),
  });
}
