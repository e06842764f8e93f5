import { useState } from "react";
import { toWidgetFailure } from "#widgets/request.ts";
import type { WidgetFailure } from "#widgets/request.ts";

export interface ActionState {
  run: () => void;
  isRunning: boolean;
  /** Why the last run failed; gone when another one starts. */
  failure: WidgetFailure | null;
}

/** Something that a button does: one run at a time, and its failure. */
export function useAction(action: () => Promise<void>): ActionState {
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<WidgetFailure | null>(null);

  async function runOnce(): Promise<void> {
    setIsRunning(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(toWidgetFailure(error));
    } finally {
      setIsRunning(false);
    }
  }

  return {
    run: () => {
      if (!isRunning) void runOnce();
    },
    isRunning,
    failure,
  };
}
