import { useRef, useState } from "react";
import { toWidgetFailure } from "#widgets/request.ts";
import type { WidgetFailure } from "#widgets/request.ts";

export interface ActionState {
  run: () => void;
  isRunning: boolean;
  /** Failure of the last run; cleared by the next. */
  failure: WidgetFailure | null;
}

/** An action of a button: one run at a time, with its failure.
 *  @param onFailure - told each failure, too */
export function useAction(
  action: () => Promise<void>,
  onFailure?: (failure: WidgetFailure) => void,
): ActionState {
  // At once: two presses can come before the next render.
  const runs = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [failure, setFailure] = useState<WidgetFailure | null>(null);

  async function runOnce(): Promise<void> {
    runs.current = true;
    setIsRunning(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      const failed = toWidgetFailure(error);
      setFailure(failed);
      onFailure?.(failed);
    } finally {
      runs.current = false;
      setIsRunning(false);
    }
  }

  return {
    run: () => {
      if (!runs.current) void runOnce();
    },
    isRunning,
    failure,
  };
}
