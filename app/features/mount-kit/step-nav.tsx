import "./mount-kit.css";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { Link, useSearchParams } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import type { MountStepState } from "#domain/mount-kit/mount-steps.ts";
import type { MountKitStep } from "#domain/settings/buying-settings.ts";

/** Query parameter of the step. */
const PARAM = "etapa";

/** The step in the address, or the first one, and a function that opens another. */
export function useStep(steps: readonly MountStepState[]) {
  const [params] = useSearchParams();
  const named = steps.findIndex(({ type }) => type === params.get(PARAM));
  const index = Math.max(0, named);
  const pathTo = (type: MountKitStep) => {
    const next = new URLSearchParams(params);
    next.set(PARAM, type);
    return `?${next.toString()}`;
  };
  return { index, step: steps[index], pathTo };
}

export interface StepNavProps {
  steps: readonly MountStepState[];
  current: number;
  orientation: "horizontal" | "vertical";
  pathTo: (type: MountKitStep) => string;
}

/** The steps with their status; each can be opened at any time. */
export function StepNav({ steps, current, orientation, pathTo }: StepNavProps) {
  const list = useRef<HTMLOListElement>(null);
  const isHeard = orientation === "horizontal";
  // Where the steps do not fit, scrolls the current one to the middle.
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !here) return;
    list.current.scrollLeft = here.offsetLeft - (list.current.clientWidth - here.offsetWidth) / 2;
  }, [current]);
  return (
    <nav className="app-mount-steps" data-orientation={orientation} aria-label={TEXTS.stepsLabel}>
      <ol ref={list}>
        {steps.map((step, index) => {
          const isWrong = step.isTouched && step.needs.length > 0;
          const isDone = step.isTouched && !isWrong;
          const state = isWrong ? TEXTS.attention : isDone ? TEXTS.done : step.required ? "" : TEXTS.optional;
          return (
            <li key={step.type} data-state={isWrong ? "wrong" : isDone ? "done" : undefined}>
              <Link
                to={pathTo(step.type)}
                preventScrollReset
                aria-current={index === current ? "step" : undefined}
              >
                <span className="app-mount-steps__mark" aria-hidden>
                  {isWrong ? (
                    <IconAlertTriangle size={14} stroke={2} />
                  ) : isDone ? (
                    <IconCheck size={14} stroke={2.5} />
                  ) : (
                    index + 1
                  )}
                </span>
                <span className="app-mount-steps__name">
                  {TEXTS.steps[step.type]}
                  {state !== "" && (
                    <small className={isHeard || isWrong || isDone ? "gs-visually-hidden" : undefined}>
                      {" "}
                      {state}
                    </small>
                  )}
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
