import { defineDebugPanel } from "./debug-panel.ts";

defineDebugPanel();
