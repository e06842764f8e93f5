import { useState } from "react";
import { toWidgetFailure } from "#widgets/request.ts";
import type { WidgetFailure } from "#widgets/request.ts";

export interface ActionState {
  run: () => void;
  isRunning: boolean;
  /** Failure of the last run; cleared by the next. */
  failure: WidgetFailure | null;
}

/** An action of a button: one run at a time, with its failure. */
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
